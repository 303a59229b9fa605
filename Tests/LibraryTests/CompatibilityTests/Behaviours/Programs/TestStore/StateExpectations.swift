import ComposableArchitecture

/// A TestStore compares the state with what a closure makes of the one before. A wrong, a missing
/// and a needless description are issues.
enum StateExpectations: Program {
  struct Deep: Equatable {
    var name = "n"
    var list = [1, 2, 3]
    var nested: [String: Int] = ["a": 1]
    var optional: Int?
  }
  @Reducer struct Document {
    struct State: Equatable {
      var count = 0
      var deep = Deep()
      var ids: IdentifiedArrayOf<Row> = [Row(id: 1, text: "x"), Row(id: 2, text: "y")]
    }
    struct Row: Equatable, Identifiable {
      var id: Int
      var text: String
    }
    enum Action: Equatable { case increment, deep, row, none, swap, setOptional }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .deep:
          state.deep.name = "m"
          state.deep.list.append(4)
          state.deep.nested["b"] = 2
        case .row: state.ids[id: 2]?.text = "z"
        case .swap: state.ids.swapAt(0, 1)
        case .setOptional: state.deep.optional = 5
        case .none: break
        }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    func makeTestStore() -> TestStoreOf<Document> {
      TestStore(initialState: Document.State()) { Document() }
    }
    await issues("a right description") { await makeTestStore().send(.increment) { $0.count = 1 } }
    await issues("a wrong description") { await makeTestStore().send(.increment) { $0.count = 2 } }
    await issues("a missing description") { await makeTestStore().send(.increment) }
    await issues("a description of no change") {
      await makeTestStore().send(.none) { $0.count = 0 }
    }
    await issues("a description of a change that is not") {
      await makeTestStore().send(.none) { $0.count = 5 }
    }
    await issues("an empty description") { await makeTestStore().send(.none) { _ in } }
    await issues("a wrong description of nested values") {
      await makeTestStore().send(.deep) {
        $0.deep.name = "q"
        $0.deep.list = [1, 2]
      }
    }
    await issues("a wrong description of a row") {
      await makeTestStore().send(.row) { $0.ids[id: 2]?.text = "q" }
    }
    await issues("a missing description of moved rows") { await makeTestStore().send(.swap) }
    await issues("a wrong description of an optional") {
      await makeTestStore().send(.setOptional) { $0.deep.optional = 6 }
    }
    await issues("a description that throws") {
      struct Failure: Error {}
      await makeTestStore().send(.increment) { state in
        state.count = 1
        throw Failure()
      }
    }
    await issues("a right and a wrong assert") {
      let store = makeTestStore()
      await store.send(.increment) { $0.count = 1 }
      store.assert { $0.count = 1 }
      store.assert { $0.count = 3 }
    }
    await issues("two relative descriptions") {
      let store = makeTestStore()
      await store.send(.increment) { $0.count += 1 }
      await store.send(.increment) { $0.count += 1 }
      print("count:", store.state.count)
    }
  }
}
