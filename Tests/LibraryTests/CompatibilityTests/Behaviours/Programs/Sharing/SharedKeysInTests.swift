import ComposableArchitecture

/// Stores and declarations with one key in memory share one value in a test. A change of it is
/// described once.
enum SharedKeysInTests: Program {
  @Reducer struct Tally {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("tally")) var count = 0
      @SharedReader(.inMemory("tally")) var seen = 0
    }
    enum Action { case increment, set(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.$count.withLock { $0 += 1 }
        case .set(let value): state.$count.withLock { $0 = value }
        }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    @Shared(.inMemory("tally")) var outside = 5
    await issues("a value from before the test") {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      print("value and reader:", store.state.count, store.state.seen)
      await store.send(.increment) { $0.$count.withLock { $0 = 6 } }
      print("outside:", outside)
    }
    await issues("a reader of the same key") {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.set(1)) { $0.$count.withLock { $0 = 1 } }
      print("reader and outside:", store.state.seen, outside)
    }
    await issues("two stores of one key") {
      let first = TestStore(initialState: Tally.State()) { Tally() }
      let second = TestStore(initialState: Tally.State()) { Tally() }
      await first.send(.set(9)) { $0.$count.withLock { $0 = 9 } }
      await second.send(.increment) { $0.$count.withLock { $0 = 10 } }
      print("both stores:", first.state.count, second.state.count)
    }
    await issues("a change outside of the store") {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      $outside.withLock { $0 = 0 }
      await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    }
    @Shared(.inMemory("tally")) var other = 77
    print("another declaration of the key:", other)
    let copy = Shared(wrappedValue: 3, .inMemory("other tally"))
    print("a value with a new key:", copy.wrappedValue)
    try? await copy.load()
    try? await copy.save()
    print("is loading, has no error:", copy.isLoading, copy.loadError == nil)
  }
}
