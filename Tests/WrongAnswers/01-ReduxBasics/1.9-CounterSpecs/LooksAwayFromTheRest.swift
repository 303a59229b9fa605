// caught by: The specs notice an action that changes something else as well

import ComposableArchitecture

/// Tests of `CounterFeature`. What you write here is itself put to the test.
@MainActor
enum CounterSpecs {
  /// Makes a test store that begins with a state of your choice.
  typealias MakeStore = @MainActor (CounterFeature.State) -> TestStoreOf<CounterFeature>

  /// Says what `increment` does.
  static func increment(_ makeStore: MakeStore) async {
    let store = makeStore(CounterFeature.State())
    store.exhaustivity = .off
    await store.send(.increment) {
      $0.count = 1
    }
  }

  /// Says what `decrement` does.
  static func decrement(_ makeStore: MakeStore) async {
    let store = makeStore(CounterFeature.State())
    await store.send(.decrement) {
      $0.count = -1
    }
  }

  /// Says what the two do one after the other.
  static func mixedFlow(_ makeStore: MakeStore) async {
    let store = makeStore(CounterFeature.State(count: 41))
    store.exhaustivity = .off
    await store.send(.increment) {
      $0.count = 42
    }
    await store.send(.decrement) {
      $0.count = 41
    }
  }
}
