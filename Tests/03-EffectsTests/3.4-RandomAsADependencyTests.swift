import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

@MainActor
@Suite("3.4 Random as a dependency", .timeLimit(.minutes(5))) struct RandomAsADependencyTests {
  typealias Counter = RandomAsADependency.Counter
  typealias Environment = Counter.Environment
  typealias Raffle = RandomAsADependency.Raffle

  // MARK: The counter

  private func play(_ environment: Environment, rounds: Int = 1) -> Counter.State {
    let store = Store(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
      Counter()
    } withDependencies: {
      $0.counterEnvironment = environment
    }
    for _ in 0..<rounds { store.send(.playNextButtonTapped) }
    return store.state
  }

  @Test("A new round has a count of 0 and the secret and id of its environment")
  func newRound() throws {
    var generator = SeededGenerator(seed: 32)
    for secret in [5, -100, Int.random(in: -99...99, using: &generator)] {
      let state = play(Environment(generateRandom: { _ in secret }, uuid: { UUID(1) }))
      let expected = Counter.State(count: 0, secret: secret, id: UUID(1))
      try #require(
        state.count == 0,
        """
        The count was 7, and a new round should begin with a count of 0. It began with \
        \(state.count). Look at what `playNextButtonTapped` does to the count.
        """
      )
      try #require(
        state == expected,
        """
        The environment draws \(secret) and makes the id \(expected.id). A new round should begin \
        with these, and it began with the secret \(state.secret) and the id \(state.id). Look at \
        where `playNextButtonTapped` gets them from.
        """
      )
    }
  }

  @Test("The number is drawn once a round, from -100 to 100")
  func range() {
    let ranges = LockIsolated<[ClosedRange<Int>]>([])
    _ = play(
      Environment(
        generateRandom: { range in
          ranges.withValue { $0.append(range) }
          return 0
        },
        uuid: { UUID(1) }
      ),
      rounds: 2
    )
    #expect(
      ranges.value == [-100...100, -100...100],
      """
      In two rounds the environment should be asked for a number twice, each time from -100 to 100. \
      It was asked \(ranges.value.count) times, for the ranges \(ranges.value). Look at the calls of \
      `generateRandom`.
      """
    )
  }

  @Test("Each round draws one id")
  func ids() {
    let next = LockIsolated(0)
    let state = play(
      Environment(
        generateRandom: { _ in 0 },
        uuid: {
          next.withValue { next in
            next += 1
            return UUID(next)
          }
        }
      ),
      rounds: 3
    )
    #expect(
      state.id == UUID(3) && next.value == 3,
      """
      In three rounds, three ids should be made, and the last one should be in the state. \
      \(next.value) were made, and the state has \(state.id). Look at the calls of `uuid`.
      """
    )
  }

  @Test("Counting asks the environment for nothing")
  func incrementDrawsNothing() async {
    await expectSteps(
      """
      `incrementButtonTapped` should add 1 to the count and use nothing of the environment. Look at \
      the line that your change added to that case.
      """
    ) {
      let store = TestStore(initialState: Counter.State(secret: 3, id: UUID(100))) { Counter() }
      await store.send(.incrementButtonTapped) { $0.count = 1 }
    }
  }

  @Test("Two games with two environments do not get in each other's way")
  func twoGames() {
    let first = Environment(generateRandom: { _ in 11 }, uuid: { UUID(1) })
    let second = Environment(generateRandom: { _ in 22 }, uuid: { UUID(2) })
    let secrets = [first, second, first].map { play($0).secret }
    #expect(
      secrets == [11, 22, 11],
      """
      Games whose environments draw 11, 22 and 11 should have these secrets; they have \(secrets). \
      Look at where the secret comes from: is a number kept between two games?
      """
    )
  }

  @Test("In the app the numbers are random, within the range, and no two ids are the same")
  func live() {
    let environment = Environment.liveValue
    let numbers = Set((0..<2_000).map { _ in environment.generateRandom(-3...3) })
    #expect(
      numbers == Set(-3...3),
      """
      In 2000 draws from -3 to 3 every number should come up and no other one. These came up: \
      \(numbers.sorted()). Look at `generateRandom` of `liveValue`.
      """
    )
    let ids = Set((0..<100).map { _ in environment.uuid() })
    #expect(
      ids.count == 100,
      """
      100 ids should all be different, and there were \(ids.count) different ones. Look at `uuid` of \
      `liveValue`.
      """
    )
  }

  // MARK: The raffle

  @Test("A ticket has the number and the id that the dependencies give", arguments: [7, 41])
  func ticket(seed: UInt64) {
    let store = Store(initialState: Raffle.State()) {
      Raffle()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: seed))
    }
    var generator = SeededGenerator(seed: seed)
    for draw in 0..<3 {
      store.send(.drawButtonTapped)
      let number = Int.random(in: 1...500, using: &generator)
      #expect(
        store.number == number,
        """
        With a generator whose numbers are known, draw \(draw + 1) from 1 to 500 gives \(number), \
        and the ticket has \(store.number.map { "\($0)" } ?? "none"). Look at which generator \
        `Int.random` uses, and how often.
        """
      )
      #expect(
        store.id == UUID(draw),
        """
        The id of ticket \(draw + 1) should be the one that `uuid` makes, \(UUID(draw)), and it is \
        \(store.id.map { "\($0)" } ?? "none"). Look at the line that assigns `id`.
        """
      )
    }
  }

  // MARK: The test

  @Test("The fixed test accepts the correct counter")
  func specAcceptsTheReference() async {
    let found = await complaints { await playNextSpec(makeStore { Self.reference(&$0, $1) }) }
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the correct counter `playNextSpec` should pass, and it reported the following. Compare the \
      number that the environment gives with the state that the closure describes.

      \(found.first ?? "")
      """
    )
  }

  @Test(
    "The fixed test rejects each counter with a bug",
    arguments: [
      "the count is not set back", "no new secret is drawn", "the id stays the same",
      "nothing changes",
    ]
  )
  func specFinds(bug: String) async {
    let found = await complaints {
      await playNextSpec(
        makeStore { state, environment in
          let before = state
          Self.reference(&state, environment)
          switch bug {
          case "the count is not set back": state.count = before.count
          case "no new secret is drawn": state.secret = before.secret
          case "the id stays the same": state.id = before.id
          default: state = before
          }
        }
      )
    }
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      `playNextSpec` should fail on a counter in which \(bug), and it passes. Look at the closure: \
      what should all three values of the state be after the tap?
      """
    )
  }

  private static func reference(_ state: inout Counter.State, _ environment: Environment) {
    state.count = 0
    state.secret = environment.generateRandom(-100...100)
    state.id = environment.uuid()
  }

  /// Makes stores of a counter in which `playNextButtonTapped` runs a given closure.
  private func makeStore(
    playNext: @escaping (inout Counter.State, Environment) -> Void
  ) -> (Environment) -> TestStoreOf<Counter> {
    { environment in
      TestStore(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
        Reduce { state, action in
          switch action {
          case .incrementButtonTapped: state.count += 1
          case .playNextButtonTapped: playNext(&state, environment)
          }
          return .none
        }
      }
    }
  }
}
