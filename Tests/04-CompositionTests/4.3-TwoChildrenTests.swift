import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import func SuiteHelpers.expectOwnReducer
import func SuiteHelpers.expectSteps

@testable import Composition

@MainActor
@Suite("4.3 Two children", .timeLimit(.minutes(20))) struct TwoChildrenTests {
  typealias GameFeature = TwoChildren.GameFeature

  private let firstDate = Date(timeIntervalSince1970: 100)

  private func makeStore(_ clock: TestClock<Duration> = TestClock()) -> TestStoreOf<GameFeature> {
    TestStore(
      initialState: GameFeature.State(
        counter: Counter.State(count: 3, secret: 10, id: UUID(100)),
        timer: TimerFeature.State()
      )
    ) {
      GameFeature().comparing(\.counter, \.timer)
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = firstDate
    }
  }

  @Test("The counter's actions change the counter")
  func counter() async {
    await expectSteps(
      """
      From a count of 3, plus should give 4, and then the text "-20" should give -20. Look at the part \
      of `body` that is for the counter.
      """
    ) {
      let store = makeStore()
      await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 4 }
      await store.send(.counter(.countTextChanged("-20"))) { $0.counter.count = -20 }
    }
  }

  @Test("The timer's actions change the timer, and its ticks come back to it")
  func timer() async {
    await expectSteps(
      """
      After the start, 20 milliseconds should bring two actions `.timer(.timerTicked)`, and after \
      the stop there should be none. Look at the part of `body` that is for the timer: does it \
      bring the timer's effects back?
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.timer(.startButtonTapped)) { $0.timer.started = firstDate }
      await clock.advance(by: .milliseconds(20))
      await store.receive(\.timer.timerTicked) { $0.timer.duration = 0.01 }
      await store.receive(\.timer.timerTicked) { $0.timer.duration = 0.02 }
      await store.send(.timer(.stopButtonTapped))
      await clock.advance(by: .milliseconds(20))
    }
  }

  @Test("Each child runs by its own reducer")
  func ownReducers() {
    func makeStore() -> StoreOf<GameFeature> {
      let counter = Counter.State(count: 3, secret: 10, id: UUID(100))
      return Store(initialState: GameFeature.State(counter: counter)) { GameFeature() }
    }
    func count(after action: Counter.Action) -> Int {
      let store = makeStore()
      store.send(.counter(action))
      return store.counter.count
    }
    func duration(after action: TimerFeature.Action) -> Double {
      let store = makeStore()
      store.send(.timer(action))
      return store.timer.duration
    }
    expectOwnReducer(
      of: Counter.self,
      after: "The counter's actions change the counter",
      isReacting: count(after: .incrementButtonTapped) == 4,
      "It sets the count to 70 at each action. After `.counter(.playNextButtonTapped)` it should be 70",
      lookAt: "the part of `body` that is for the counter",
      expected: 70,
      change: { $0.count = 70 },
      found: { count(after: .playNextButtonTapped) }
    )
    expectOwnReducer(
      of: TimerFeature.self,
      after: "The timer's actions change the timer, and its ticks come back to it",
      isReacting: duration(after: .timerTicked) == 0.01,
      "It sets the duration to 8 at each action. After `.timer(.timerTicked)` it should be 8",
      lookAt: "the part of `body` that is for the timer",
      expected: 8,
      change: { $0.duration = 8 },
      found: { duration(after: .timerTicked) }
    )
  }

  // MARK: The view

  /// A store that notes the actions which come to it, and changes nothing.
  private func makeStore(noting actions: LockIsolated<[String]>) -> StoreOf<GameFeature> {
    var state = GameFeature.State(counter: Counter.State(count: 3, secret: 10, id: UUID(100)))
    state.timer.duration = 12.34
    return Store(initialState: state) {
      Reduce<GameFeature.State, GameFeature.Action> { _, action in
        let name =
          switch action {
          case .counter(let action): ".counter(.\(action))"
          case .timer(let action): ".timer(.\(action))"
          }
        actions.withValue { $0.append(name) }
        return .none
      }
    }
  }

  @Test("The screen shows the time, and below it the counter")
  func shows() {
    let screen = Screen { TwoChildren.GameView(store: makeStore(noting: LockIsolated([]))) }
    let expected = ["12.34 s", "Start", "Stop", "Lower", "Next"]
    let found = screen.readings.filter(expected.contains)
    #expect(
      found == expected,
      """
      After 12.34 seconds, at a guess of 3 for the secret 10, the screen should have, from the \
      top: \(expected). It has \(found). Look at the views in the `body` of `GameView`, and at \
      their order.

      \(screen)
      """
    )
    let views = [screen.count(of: TimerLabel.self), screen.count(of: CounterView.self)]
    #expect(
      views == [1, 1] || found != expected,
      """
      There should be one `TimerLabel` and one `CounterView`, which show the children, and there are \
      \(views[0]) and \(views[1]). Look at what `GameView` shows by itself.
      """
    )
    let isOneLine = "\(screen)".split(separator: "\n").contains {
      $0.contains("Start") && $0.contains("Stop")
    }
    #expect(
      isOneLine || found != expected,
      """
      "Start" and "Stop" should be side by side. Look at what they are in: which stack does that?

      \(screen)
      """
    )
  }

  @Test("Each button sends the action of its child")
  func buttons() {
    let actions = LockIsolated<[String]>([])
    let screen = Screen { TwoChildren.GameView(store: makeStore(noting: actions)) }
    let expected = [
      ("Start", ".timer(.startButtonTapped)"), ("Stop", ".timer(.stopButtonTapped)"),
      ("+", ".counter(.incrementButtonTapped)"),
    ]
    for (label, action) in expected {
      actions.setValue([])
      guard screen.tap(label) else { continue }
      #expect(
        actions.value == [action],
        """
        A tap on "\(label)" should send `\(action)`, and it sent \(actions.value). Look at what \
        that button sends, and at the stores that the children's views get.

        \(screen)
        """
      )
    }
  }
}
