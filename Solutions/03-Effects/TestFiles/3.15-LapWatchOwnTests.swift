import ComposableArchitecture
import Testing

@testable import Effects

// BEGIN SOLUTION
@MainActor
struct LapWatchTests {
  @Test func aLapAfterASecond() async {
    let clock = TestClock()
    let store = TestStore(initialState: LapWatch.State()) {
      LapWatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startStopButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await store.send(.lapButtonTapped) { $0.laps = [1] }
    await store.send(.startStopButtonTapped) { $0.isRunning = false }
  }
}
// END SOLUTION
// STUB: // TODO: Begin here: one sentence of the wish, as a test.
