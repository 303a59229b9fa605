import ComposableArchitecture
import Testing

@testable import ReduxBasics

/// Tests of `CounterFeature`, which is in `Support/CounterFeature.swift`.
@MainActor
struct CounterFeatureTests {
  // BEGIN SOLUTION
  @Test func plus() async {
    let store = TestStore(initialState: CounterFeature.State(count: 41)) { CounterFeature() }
    await store.send(.incrementButtonTapped) {
      $0.count = 42
    }
  }

  @Test func minus() async {
    let store = TestStore(initialState: CounterFeature.State()) { CounterFeature() }
    await store.send(.decrementButtonTapped) {
      $0.count = -1
    }
  }

  @Test func thereAndBack() async {
    let store = TestStore(initialState: CounterFeature.State(count: 6)) { CounterFeature() }
    await store.send(.incrementButtonTapped) {
      $0.count = 7
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 6
    }
  }
  // END SOLUTION
  // STUB: // TODO: Write a test of the plus button: make a store, send the action, and say what changes.
  // STUB:
  // STUB: // TODO: Write a test of the minus button, and one of both buttons on the same store.
}
