import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.2 Two children", .timeLimit(.minutes(1))) struct TwoChildrenTests {
  typealias GameFeature = TwoChildren.GameFeature

  // MARK: From the inside

  private struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  private enum PairAction {
    case left(Int)
    case right(Int)

    var left: Int? { if case .left(let number) = self { number } else { nil } }
    var right: Int? { if case .right(let number) = self { number } else { nil } }
  }

  @Test("Combined reducers run one after the other, in order")
  func combining() {
    let reducer: TwoChildren.PlainReducer<[String], Int> = TwoChildren.combine(
      { log, number in log.append("first \(number)") },
      { log, number in log.append("second \(number)") },
      { log, number in log.append("third \(number)") }
    )
    var log: [String] = []
    reducer(&log, 7)
    #expect(
      log == ["first 7", "second 7", "third 7"],
      """
      Three reducers were combined and given the action 7. Each should note it once, in the order in \
      which they were combined. What they noted is \(log).
      """
    )
  }

  @Test("A reducer that is pulled back changes its part, and only for its actions")
  func pullingBack() {
    let reducer: TwoChildren.PlainReducer<Pair, PairAction> = TwoChildren.pullback(
      { part, number in part = part * 10 + number },
      state: \.right,
      action: \PairAction.right
    )
    var pair = Pair(left: 1, right: 2)
    reducer(&pair, .right(5))
    #expect(
      pair == Pair(left: 1, right: 25),
      """
      The right part was 2 and its reducer made it 25. The pair should be (1, 25), and it is \
      (\(pair.left), \(pair.right)). What the part's reducer changes must arrive in the whole.
      """
    )
    var other = Pair(left: 1, right: 2)
    reducer(&other, .left(9))
    #expect(
      other == Pair(left: 1, right: 2),
      """
      The pair was (1, 2), and the action was for its left part. A reducer of the right part should \
      not run then, but the pair is (\(other.left), \(other.right)).
      """
    )
  }

  // MARK: The game

  private let birthday = Date(timeIntervalSince1970: 100)

  private func makeStore(_ clock: TestClock<Duration> = TestClock()) -> TestStoreOf<GameFeature> {
    TestStore(
      initialState: GameFeature.State(
        counter: Counter.State(count: 3, secret: 10, id: UUID(100)),
        timer: TimerFeature.State()
      )
    ) {
      GameFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.gameEnvironment = GameEnvironment(
        generateRandom: { _ in 55 },
        uuid: { UUID(1) },
        date: { [birthday] in birthday }
      )
    }
  }

  @Test("The counter's actions change the counter, by the counter's own rules")
  func counter() async {
    let store = makeStore()
    await store.send(.counter(.increment)) { $0.counter.count = 4 }
    await store.send(.counter(.decrement)) { $0.counter.count = 3 }
    await store.send(.counter(.setCount("-20"))) { $0.counter.count = -20 }
    await store.send(.counter(.setCount("12a")))
  }

  @Test("The stopwatch's actions change the stopwatch, and its ticks come back to it")
  func timer() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.timer(.start)) { $0.timer.started = birthday }
    await clock.advance(by: .milliseconds(20))
    await store.receive(.timer(.timeUpdated)) { $0.timer.duration = 0.01 }
    await store.receive(.timer(.timeUpdated)) { $0.timer.duration = 0.02 }
    await store.send(.timer(.stop))
    await clock.advance(by: .milliseconds(20))
  }

  @Test("Both go on side by side")
  func sideBySide() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.timer(.start)) { $0.timer.started = birthday }
    await store.send(.counter(.increment)) { $0.counter.count = 4 }
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timer(.timeUpdated)) { $0.timer.duration = 0.01 }
    await store.send(.counter(.increment)) { $0.counter.count = 5 }
    await store.send(.timer(.stop))
  }

  @Test("The children take random numbers, ids and dates from their parent")
  func environment() async {
    let store = makeStore()
    await store.send(.counter(.playNext)) {
      $0.counter = Counter.State(count: 0, secret: 55, id: UUID(1))
    }
    let counter = store.state.counter
    #expect(
      counter.secret == 55 && counter.id == UUID(1),
      """
      The game's environment draws the secret 55 and the id \(UUID(1)). The counter's new round has the \
      secret \(counter.secret) and the id \(counter.id). Who tells the counter where to get them?
      """
    )
    await store.send(.timer(.start)) { $0.timer.started = birthday }
    let started = store.state.timer.started
    #expect(
      started == birthday,
      """
      The game's environment says that it is \(birthday). The stopwatch noted \
      \(started.map { "\($0)" } ?? "nothing"). Who tells the stopwatch what the date is?
      """
    )
    await store.send(.timer(.stop))
  }
}
