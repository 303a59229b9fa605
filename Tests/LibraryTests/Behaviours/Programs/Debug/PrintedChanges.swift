import ComposableArchitecture

/// _printChanges and its variants on the standard output.
enum PrintedChanges: Program {
  @Reducer struct F {
    struct State: Equatable {
      var n = 0
      var list = [1]
    }
    enum Action: Equatable { case inc, same, add(Int) }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc: s.n += 1
        case .same: break
        case .add(let i): s.list.append(i)
        }
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let a = Store(initialState: F.State()) { F()._printChanges() }
    a.send(.inc)
    a.send(.same)
    a.send(.add(5))
    try? await Task.sleep(for: .milliseconds(200))
    let b = Store(initialState: F.State()) { F()._printChanges(.actionLabels) }
    b.send(.inc)
    b.send(.add(5))
    try? await Task.sleep(for: .milliseconds(200))
    print(a.withState(\.n))
  }
}
