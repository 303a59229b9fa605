import ComposableArchitecture

/// Tests of `CounterFeature`. They are themselves tested, on counters with a bug.
@MainActor
enum CounterSpecs {
  /// Makes a test store that begins with a state of your choice.
  typealias MakeStore = @MainActor (CounterFeature.State) -> TestStoreOf<CounterFeature>

  /// Says what the plus button does.
  static func increment(_ makeStore: MakeStore) async {
    // TODO: Make a store, send `incrementButtonTapped`, and say what the state is then.
  }

  /// Says what the minus button does.
  static func decrement(_ makeStore: MakeStore) async {
    // TODO: Do the same for `decrementButtonTapped`.
  }

  /// Says what the two buttons do, one after the other.
  static func mixedFlow(_ makeStore: MakeStore) async {
    // TODO: Make a store that begins at a number other than 0, and send both actions to it.
  }
}
