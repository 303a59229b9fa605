import ComposableArchitecture

/// Reducers of onChange run once for each change, from the inside out, before the reducers that
/// follow. Their effects come after those of the reducer they watch.
enum OnChangeOrder: Program {
  @Reducer struct Counter {
    struct State: Equatable {
      var first = 0
      var second = 0
      var third: Int?
      var log: [String] = []
    }
    enum Action: Equatable { case add(Int), same, effect(String), removeThird }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .add(let amount):
          state.first += amount
          state.third = state.first
          state.log.append("add")
          return .send(.effect("effect of add"))
        case .same:
          state.first += 1
          state.first -= 1
          return .none
        case .effect(let text):
          state.log.append(text)
          return .none
        case .removeThird:
          state.third = nil
          return .none
        }
      }
      .onChange(of: \.first) { old, new in
        Reduce { state, _ in
          state.log.append("first \(old)>\(new)")
          state.second = new * 2
          return .send(.effect("effect of first"))
        }
      }
      .onChange(of: \.second) { old, new in
        Reduce { state, _ in
          state.log.append("second \(old)>\(new)")
          if state.first < 3 { state.first += 1 }
          return .run { await $0(.effect("effect of second")) }
        }
      }
      .onChange(of: { $0.third == nil }) { old, new in
        Reduce { state, _ in
          state.log.append("third is nil \(old)>\(new)")
          return .none
        }
      }
      Reduce { state, action in
        if case .add = action {
          state.log.append("last first=\(state.first) second=\(state.second)")
        }
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    for action: Counter.Action in [.add(1), .same, .add(0), .add(5), .removeThird, .removeThird] {
      await store.send(action).finish()
      print(
        "after \(action): first, second, log:",
        store.withState { "\($0.first) \($0.second) \($0.log)" }
      )
    }
    await issues("changes and effects in a test") {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.add(1)) {
        $0.first = 2
        $0.second = 2
        $0.third = 1
        $0.log = [
          "add", "first 0>1", "second 0>2", "third is nil true>false", "last first=2 second=2",
        ]
      }
      for text in ["effect of add", "effect of first", "effect of second"] {
        await store.receive(.effect(text)) { $0.log.append(text) }
      }
    }
  }
}
