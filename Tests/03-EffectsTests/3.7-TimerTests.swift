import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.7 Timer", .timeLimit(.minutes(20))) struct TimerTests {
  private let birthday = Date(timeIntervalSince1970: 100)

  private func makeStore(
    _ clock: TestClock<Duration>,
    state: TimerFeature.State = TimerFeature.State()
  ) -> TestStoreOf<TimerFeature> {
    TestStore(initialState: state) {
      TimerFeature().comparing(\.started, \.duration)
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = birthday
    }
  }

  @Test("It ticks every ten milliseconds")
  func ticks() async {
    await expectSteps(
      """
      Nine milliseconds after the start there should be no tick yet, and after 35 there should be three. Each \
      should add 0.01 to the duration. Look at the loop of the effect, at its interval, and at `timerTicked`.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      let task = await store.send(.startButtonTapped) { $0.started = birthday }
      await clock.advance(by: .milliseconds(9))
      #expect(store.state.duration == 0)
      await clock.advance(by: .milliseconds(26))
      await store.receive(\.timerTicked) { $0.duration = 0.01 }
      await store.receive(\.timerTicked) { $0.duration = 0.02 }
      await store.receive(\.timerTicked) { $0.duration = 0.03 }
      await task.cancel()
    }
  }

  @Test("It waits for the clock it is given, not for real time to pass")
  func waitsForTheClock() async {
    let clock = WatchedClock()
    let store = Store(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = birthday
    }
    let task = store.send(.startButtonTapped)
    await clock.settle(during: task)
    #expect(
      clock.isAwaited,
      """
      After the start something should wait for the clock, and nothing does. Look at where the effect \
      gets its ten milliseconds from.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("Stop ends the ticking")
  func stops() async {
    await expectSteps(
      """
      The timer is stopped after one tick, and 50 more milliseconds pass. There should be no second \
      tick, and no effect should run any more. Look at what `stopButtonTapped` returns, and at the id \
      of the effect that it is to end.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.startButtonTapped) { $0.started = birthday }
      await clock.advance(by: .milliseconds(10))
      await store.receive(\.timerTicked) { $0.duration = 0.01 }
      await store.send(.stopButtonTapped)
      await clock.advance(by: .milliseconds(50))
    }
  }

  @Test("A stop keeps the time and the date, also of a timer that does not run")
  func stopping() async {
    await expectSteps(
      """
      A timer that shows 7.5 seconds is stopped before it is started again, and twice after that. None of \
      these taps should change the state. Look at what they assign.
      """
    ) {
      let state = TimerFeature.State(started: birthday, duration: 7.5)
      let store = makeStore(TestClock(), state: state)
      await store.send(.stopButtonTapped)
      await store.send(.startButtonTapped)
      await store.send(.stopButtonTapped)
      await store.send(.stopButtonTapped)
      await store.finish()
    }
  }

  @Test("A second start goes on counting from where the first one stopped")
  func startingAgain() async {
    await expectSteps(
      """
      The timer ticks once, is stopped, and is started again later. It should keep the date of its \
      first start and go on counting at 0.02. Look at what `startButtonTapped` assigns, and when.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.startButtonTapped) { $0.started = birthday }
      await clock.advance(by: .milliseconds(10))
      await store.receive(\.timerTicked) { $0.duration = 0.01 }
      await store.send(.stopButtonTapped)
      store.dependencies.date.now = Date(timeIntervalSince1970: 999)
      await store.send(.startButtonTapped)
      await clock.advance(by: .milliseconds(10))
      await store.receive(\.timerTicked) { $0.duration = 0.02 }
      await store.send(.stopButtonTapped)
      await store.finish()
    }
  }

  @Test("Starting twice does not tick twice")
  func startingTwice() async {
    await expectSteps(
      """
      Start is tapped twice, and 30 milliseconds pass. There should be three ticks, not six. Look at \
      what happens to the first effect when the second one starts.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.startButtonTapped) { $0.started = birthday }
      await store.send(.startButtonTapped)
      await clock.advance(by: .milliseconds(30))
      await store.receive(\.timerTicked) { $0.duration = 0.01 }
      await store.receive(\.timerTicked) { $0.duration = 0.02 }
      await store.receive(\.timerTicked) { $0.duration = 0.03 }
      await store.send(.stopButtonTapped)
      await store.finish()
    }
  }

  @Test("The very first start begins at zero")
  func firstStart() async {
    let store = Store(initialState: TimerFeature.State(duration: 42)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date.now = birthday
    }
    let task = store.send(.startButtonTapped)
    #expect(
      store.started == birthday && store.duration == 0,
      """
      A timer that was never started shows 42 seconds, and it is started at \(birthday). It should \
      note this date and show 0 seconds. The date is \(store.started.map { "\($0)" } ?? "nil"), and \
      it shows \(store.duration). Look at what `startButtonTapped` assigns.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }
}
