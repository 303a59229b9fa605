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

  @Test func countsDownToZero() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.paid(minutes: 10))
    await clock.advance(by: .seconds(600))
    await store.skipReceivedActions()
    #expect(store.state.minutes == 0)
  }

  @Test func payingTwiceAndLeaving() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.paid(minutes: 10))
    await store.send(.paid(minutes: 5))
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions()
    #expect(store.state.minutes == 13)
    await store.send(.leaveButtonTapped) { $0.minutes = 0 }
  }
}
