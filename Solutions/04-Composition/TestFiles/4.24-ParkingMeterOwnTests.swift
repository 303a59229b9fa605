import ComposableArchitecture
import Testing

@testable import Composition

@MainActor
struct MeterTests {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<ParkingMeter> {
    TestStore(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  // BEGIN SOLUTION
  @Test func theMeterEndsAtZero() async {
    let store = makeStore()
    await store.send(.paid(minutes: 1)) { $0.minutes = 1 }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) { $0.minutes = 0 }
  }

  @Test func payingAddsMinutesAndLeavingEndsThem() async {
    let store = makeStore()
    await store.send(.paid(minutes: 10)) { $0.minutes = 10 }
    await store.send(.paid(minutes: 5)) { $0.minutes = 15 }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) { $0.minutes = 14 }
    await store.send(.leaveButtonTapped) { $0.minutes = 0 }
  }
  // END SOLUTION
  // STUB: @Test func countsDownToZero() async {
  // STUB:   let store = makeStore()
  // STUB:   store.exhaustivity = .off
  // STUB:   await store.send(.paid(minutes: 10))
  // STUB:   await clock.advance(by: .seconds(600))
  // STUB:   await store.skipReceivedActions()
  // STUB:   #expect(store.state.minutes == 0)
  // STUB: }
  // STUB:
  // STUB: @Test func payingTwiceAndLeaving() async {
  // STUB:   let store = makeStore()
  // STUB:   store.exhaustivity = .off
  // STUB:   await store.send(.paid(minutes: 10))
  // STUB:   await store.send(.paid(minutes: 5))
  // STUB:   await clock.advance(by: .seconds(60))
  // STUB:   await store.skipReceivedActions()
  // STUB:   #expect(store.state.minutes == 13)
  // STUB:   await store.send(.leaveButtonTapped) { $0.minutes = 0 }
  // STUB: }
}
