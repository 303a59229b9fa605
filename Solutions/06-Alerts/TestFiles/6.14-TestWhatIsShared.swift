// Tests of `WaterDay`, which is in `Support/WaterDay.swift`.

// BEGIN SOLUTION
import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
struct WaterDayTests {
  @Test func glasses() async {
    let store = TestStore(
      initialState: WaterDay.State(glasses: Shared(value: 6), medals: Shared(value: 2))
    ) {
      WaterDay()
    }
    await store.send(.glassButtonTapped) { $0.$glasses.withLock { $0 = 7 } }
    await store.send(.glassButtonTapped) {
      $0.$glasses.withLock { $0 = 8 }
      $0.$medals.withLock { $0 = 3 }
    }
    await store.receive(\.goalReached)
    await store.send(.glassButtonTapped) { $0.$glasses.withLock { $0 = 9 } }
  }

  @Test func bottle() async {
    let store = TestStore(
      initialState: WaterDay.State(glasses: Shared(value: 2), medals: Shared(value: 0))
    ) {
      WaterDay()
    }
    await store.send(.bottleButtonTapped) { $0.$glasses.withLock { $0 = 5 } }
  }

  @Test func fetch() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: WaterDay.State(glasses: Shared(value: 1), medals: Shared(value: 0))
    ) {
      WaterDay()
    } withDependencies: {
      $0.continuousClock = clock
      $0.watch.countGlasses = { 4 }
    }
    let fetching = await store.send(.fetchButtonTapped)
    await store.send(.glassButtonTapped) { $0.$glasses.withLock { $0 = 2 } }
    await clock.advance(by: .seconds(1))
    await fetching.finish()
    store.assert { $0.$glasses.withLock { $0 = 6 } }
  }

  @Test func failedFetch() async {
    struct NoAnswer: Error {}
    let clock = TestClock()
    let store = TestStore(
      initialState: WaterDay.State(glasses: Shared(value: 3), medals: Shared(value: 1))
    ) {
      WaterDay()
    } withDependencies: {
      $0.continuousClock = clock
      $0.watch.countGlasses = { throw NoAnswer() }
    }
    await store.send(.fetchButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.fetchFailed) { $0.hasFailed = true }
  }
}
// END SOLUTION
// STUB: // TODO: Write the whole test file. It tests four things: glasses below the goal, at the goal and
// STUB: // beyond; a bottle; a fetch, while which one more glass is drunk; and a fetch that fails.
