import ComposableArchitecture

/// Tests of `CounterFeature`. What you write here is itself put to the test.
@MainActor
enum CounterSpecs {
  /// Makes a test store that begins with a state of your choice.
  typealias MakeStore = @MainActor (CounterFeature.State) -> TestStoreOf<CounterFeature>

  /// Says what `increment` does.
  static func increment(_ makeStore: MakeStore) async {
    // TODO: Make a store, send `increment`, and say what the state is afterwards.
  }

  /// Says what `decrement` does.
  static func decrement(_ makeStore: MakeStore) async {
    // TODO: Do the same for `decrement`.
  }

  /// Says what the two do one after the other.
  static func mixedFlow(_ makeStore: MakeStore) async {
    // TODO: Begin somewhere else than at 0, and use both actions on one store.
  }
}
