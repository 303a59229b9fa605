import ComposableArchitecture

/// send with right, wrong, missing and needless expectations, and the lines of the differences.
enum StateExpectations: Program {
  struct Deep: Equatable {
    var name = "n"
    var list = [1, 2, 3]
    var nested: [String: Int] = ["a": 1]
    var o: Int?
  }
  @Reducer struct F {
    struct State: Equatable {
      var n = 0
      var deep = Deep()
      var ids: IdentifiedArrayOf<Row> = [Row(id: 1, t: "x"), Row(id: 2, t: "y")]
    }
    struct Row: Equatable, Identifiable {
      var id: Int
      var t: String
    }
    enum Action: Equatable { case inc, deep, row, none, swap, setO }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc: s.n += 1
        case .deep:
          s.deep.name = "m"
          s.deep.list.append(4)
          s.deep.nested["b"] = 2
        case .row: s.ids[id: 2]?.t = "z"
        case .swap: s.ids.swapAt(0, 1)
        case .setO: s.deep.o = 5
        case .none: break
        }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    func t() -> TestStoreOf<F> { TestStore(initialState: F.State()) { F() } }
    await issues("right") { await t().send(.inc) { $0.n = 1 } }
    await issues("wrong") { await t().send(.inc) { $0.n = 2 } }
    await issues("missing") { await t().send(.inc) }
    await issues("needless") { await t().send(.none) { $0.n = 0 } }
    await issues("needless change") { await t().send(.none) { $0.n = 5 } }
    await issues("empty closure") { await t().send(.none) { _ in } }
    await issues("deep") {
      await t().send(.deep) {
        $0.deep.name = "q"
        $0.deep.list = [1, 2]
      }
    }
    await issues("row") { await t().send(.row) { $0.ids[id: 2]?.t = "q" } }
    await issues("swap") { await t().send(.swap) }
    await issues("optional") { await t().send(.setO) { $0.deep.o = 6 } }
    await issues("throws") {
      struct X: Error {}
      await t().send(.inc) { s in
        s.n = 1
        throw X()
      }
    }
    await issues("assert") {
      let s = t()
      await s.send(.inc) { $0.n = 1 }
      s.assert { $0.n = 1 }
      s.assert { $0.n = 3 }
    }
    await issues("append") {
      let s = t()
      await s.send(.inc) { $0.n += 1 }
      await s.send(.inc) { $0.n += 1 }
      print(s.state.n)
    }
  }
}
