// caught by: Every spec makes a store of its own

import ComposableArchitecture

/// Tests of `CounterFeature`. They are themselves tested, on counters with a bug.
@MainActor
enum CounterSpecs {
  /// Makes a test store that begins with a state of your choice.
  typealias MakeStore = @MainActor (CounterFeature.State) -> TestStoreOf<CounterFeature>

  private static var shared: TestStoreOf<CounterFeature>?

  /// Says what `increment` does.
  static func increment(_ makeStore: MakeStore) async {
    let store = makeStore(CounterFeature.State())
    shared = store
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
  }

  /// Says what `decrement` does.
  static func decrement(_ makeStore: MakeStore) async {
    await shared?.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }

  /// Says what the two do one after the other.
  static func mixedFlow(_ makeStore: MakeStore) async {
    await shared?.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await shared?.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }
}
