import ComposableArchitecture

/// Shared values in tests: keys, what a test sees of another store, saving, loading, errors.
enum SharedKeysInTests: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("SharedKeysInTests")) var n = 0
      @SharedReader(.inMemory("SharedKeysInTests")) var seen = 0
    }
    enum Action { case inc, set(Int) }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .inc: s.$n.withLock { $0 += 1 }
        case .set(let v): s.$n.withLock { $0 = v }
        }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    @Shared(.inMemory("SharedKeysInTests")) var outside = 5
    await issues("before") {
      let t = TestStore(initialState: F.State()) { F() }
      print(t.state.n, t.state.seen)
      await t.send(.inc) { $0.$n.withLock { $0 = 6 } }
      print(outside)
    }
    await issues("reader too") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.set(1)) { $0.$n.withLock { $0 = 1 } }
      print(t.state.seen, outside)
    }
    await issues("two stores") {
      let a = TestStore(initialState: F.State()) { F() }
      let b = TestStore(initialState: F.State()) { F() }
      await a.send(.set(9)) { $0.$n.withLock { $0 = 9 } }
      await b.send(.inc) { $0.$n.withLock { $0 = 10 } }
      print(a.state.n, b.state.n)
    }
    await issues("outside") {
      let t = TestStore(initialState: F.State()) { F() }
      $outside.withLock { $0 = 0 }
      await t.send(.inc) { $0.$n.withLock { $0 = 1 } }
    }
    @Shared(.inMemory("SharedKeysInTests")) var other = 77
    print(other)
    let copy = Shared(wrappedValue: 3, .inMemory("P75b"))
    print(copy.wrappedValue)
    try? await copy.load()
    try? await copy.save()
    print(copy.isLoading, copy.loadError == nil)
  }
}
