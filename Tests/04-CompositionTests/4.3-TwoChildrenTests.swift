import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.3 Two children", .timeLimit(.minutes(5))) struct TwoChildrenTests {
  typealias GameFeature = TwoChildren.GameFeature

  private let firstDate = Date(timeIntervalSince1970: 100)

  private func makeStore(
    _ clock: TestClock<Duration> = TestClock(),
    date: (@Sendable () -> Date)? = nil
  ) -> TestStoreOf<GameFeature> {
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
        date: date ?? { [firstDate] in firstDate }
      )
    }
  }

  @Test("The counter's actions change the counter, by the counter's own rules")
  func counter() async {
    await expectSteps(
      """
      From a count of 3, plus should give 4, minus 3, the text "-20" should give -20, and the text \
      "12a" should change nothing. Look at the part of `body` that is for the counter.
      """
    ) {
      let store = makeStore()
      await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 4 }
      await store.send(.counter(.decrementButtonTapped)) { $0.counter.count = 3 }
      await store.send(.counter(.countTextChanged("-20"))) { $0.counter.count = -20 }
      await store.send(.counter(.countTextChanged("12a")))
    }
  }

  @Test("The timer's actions change the timer, and its ticks come back to it")
  func timer() async {
    await expectSteps(
      """
      After the start, 20 milliseconds should bring two actions `.timer(.timerTicked)`, and after the \
      stop there should be none. Look at the part of `body` that is for the timer: does it bring the \
      timer's effects back?
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

  @Test("Both go on side by side")
  func sideBySide() async {
    await expectSteps(
      """
      While the timer runs, the counter should count, and each should leave the other one alone. Look \
      at the key paths in `body`.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.timer(.startButtonTapped)) { $0.timer.started = firstDate }
      await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 4 }
      await clock.advance(by: .milliseconds(10))
      await store.receive(\.timer.timerTicked) { $0.timer.duration = 0.01 }
      await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 5 }
      await store.send(.timer(.stopButtonTapped))
    }
  }

  @Test("The counter takes its random numbers and ids from the game")
  func counterEnvironment() async {
    let store = makeStore()
    store.exhaustivity = .off
    let found = await complaints { await store.send(.counter(.playNextButtonTapped)) }
    let counter = store.state.counter
    #expect(
      found.isEmpty && counter.secret == 55 && counter.id == UUID(1),
      """
      The game's environment draws the secret 55 and makes the id \(UUID(1)). A new round of the \
      counter has the secret \(counter.secret) and the id \(counter.id). Look at which environment \
      the counter gets in `body`.

      \(found.first ?? "")
      """
    )
  }

  @Test("The timer takes its date from the game")
  func timerEnvironment() async {
    let store = makeStore()
    store.exhaustivity = .off
    let found = await complaints {
      await store.send(.timer(.startButtonTapped))
      await store.send(.timer(.stopButtonTapped))
    }
    let started = store.state.timer.started
    #expect(
      found.isEmpty && started == firstDate,
      """
      The game's environment gives the date \(firstDate). The timer noted \
      \(started.map { "\($0)" } ?? "nothing"). Look at which date the timer gets in `body`.

      \(found.first ?? "")
      """
    )
  }

  @Test("The game asks for the date only when the timer needs it")
  func dateIsAskedForOnce() async {
    let asked = LockIsolated(0)
    let store = makeStore {
      asked.withValue { $0 += 1 }
      return Date(timeIntervalSince1970: 100)
    }
    store.exhaustivity = .off
    _ = await complaints {
      await store.send(.timer(.timerTicked))
      await store.send(.timer(.timerTicked))
    }
    #expect(
      asked.value == 0,
      """
      Two ticks of the timer need no date, and the game's environment was asked for one \
      \(asked.value) times. Look at what `transformDependency` does at each action: does it ask for \
      the date, or does it only say where to ask for it?
      """
    )
  }
}
