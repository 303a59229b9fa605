import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

@MainActor
@Suite("3.6 Timer", .timeLimit(.minutes(1))) struct TimerTests {
  // MARK: The task bag

  private func endless() async { try? await Task.never() }

  @Test("The bag does the work it is given")
  func bagRuns() async {
    let bag = TaskBag<String>()
    let done = LockIsolated(false)
    await bag.run(id: "work") { done.setValue(true) }.value
    #expect(done.value, "After `run`, the operation should have been carried out, and it was not.")
  }

  @Test("Cancelling an id stops all of its tasks, and no others")
  func bagCancels() {
    let bag = TaskBag<String>()
    let ticks = [bag.run(id: "tick", operation: endless), bag.run(id: "tick", operation: endless)]
    let other = bag.run(id: "other", operation: endless)
    bag.cancel(id: "tick")
    let stopped = ticks.map(\.isCancelled)
    #expect(
      stopped == [true, true] && !other.isCancelled,
      """
      Two tasks ran as "tick" and one as "other". After `cancel(id: "tick")` the first two should \
      be cancelled and the third not. Cancelled are: \(stopped + [other.isCancelled]).
      """
    )
    other.cancel()
  }

  @Test("A task under the same id leaves the first one alone, unless told to cancel it")
  func bagCancelsInFlight() {
    let bag = TaskBag<Int>()
    let first = bag.run(id: 7, operation: endless)
    let second = bag.run(id: 7, operation: endless)
    #expect(
      !first.isCancelled && !second.isCancelled,
      "Without `cancelInFlight`, starting a second task should stop neither of the two."
    )
    let third = bag.run(id: 7, cancelInFlight: true, operation: endless)
    #expect(
      first.isCancelled && second.isCancelled && !third.isCancelled,
      """
      With `cancelInFlight`, the two older tasks should be cancelled and the new one should not. \
      Cancelled are: \([first, second, third].map(\.isCancelled)). What comes first?
      """
    )
    bag.cancel(id: 7)
    #expect(third.isCancelled, "The newest task should be found by its id too.")
  }

  // MARK: The timer

  private let birthday = Date(timeIntervalSince1970: 100)

  private func makeStore(
    _ clock: TestClock<Duration>,
    state: TimerFeature.State = TimerFeature.State()
  ) -> TestStoreOf<TimerFeature> {
    TestStore(initialState: state) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = birthday
    }
  }

  @Test("It ticks every ten milliseconds until it is stopped")
  func ticks() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.start) { $0.started = birthday }
    await clock.advance(by: .milliseconds(35))
    await store.receive(.timeUpdated) { $0.duration = 0.01 }
    await store.receive(.timeUpdated) { $0.duration = 0.02 }
    await store.receive(.timeUpdated) { $0.duration = 0.03 }
    await store.send(.stop)
    await clock.advance(by: .milliseconds(50))
  }

  @Test("Nine milliseconds are not enough for a tick")
  func noTickYet() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.start) { $0.started = birthday }
    await clock.advance(by: .milliseconds(9))
    await store.send(.stop)
  }

  @Test("It waits for the clock it is given, not for real time to pass")
  func waitsForTheClock() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.start) { $0.started = birthday }
    var isWaiting = false
    do { try await clock.checkSuspension() } catch { isWaiting = true }
    #expect(
      isWaiting,
      """
      After the start something should wait for the clock, and nothing does. \
      Where does the effect get its ten milliseconds from?
      """
    )
    await store.send(.stop)
  }

  @Test("Stopping a watch that does not run does nothing")
  func stoppingTwice() async {
    let store = makeStore(TestClock())
    await store.send(.stop)
    await store.send(.start) { $0.started = birthday }
    await store.send(.stop)
    await store.send(.stop)
  }

  @Test("A second start goes on counting from where the first one stopped")
  func startingAgain() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.start) { $0.started = birthday }
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timeUpdated) { $0.duration = 0.01 }
    await store.send(.stop)
    store.dependencies.date.now = Date(timeIntervalSince1970: 999)
    await store.send(.start)
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timeUpdated) { $0.duration = 0.02 }
    await store.send(.stop)
  }

  @Test("Starting twice does not tick twice")
  func startingTwice() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.start) { $0.started = birthday }
    await store.send(.start)
    await clock.advance(by: .milliseconds(30))
    await store.receive(.timeUpdated) { $0.duration = 0.01 }
    await store.receive(.timeUpdated) { $0.duration = 0.02 }
    await store.receive(.timeUpdated) { $0.duration = 0.03 }
    await store.send(.stop)
  }

  @Test("The very first start begins at zero")
  func firstStart() async {
    let store = makeStore(TestClock(), state: TimerFeature.State(duration: 42))
    await store.send(.start) {
      $0.started = birthday
      $0.duration = 0
    }
    await store.send(.stop)
  }

  @Test("Stopping keeps the time on the watch")
  func stoppingKeeps() async {
    let clock = TestClock()
    let state = TimerFeature.State(started: birthday, duration: 7.5)
    let store = makeStore(clock, state: state)
    await store.send(.start)
    await store.send(.stop)
    #expect(
      store.state == state,
      """
      A watch that showed 7.5 seconds was started and stopped before the next tick. It should \
      still show them, and its state is \(store.state).
      """
    )
  }
}
