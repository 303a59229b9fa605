import ComposableArchitecture
import TerminalUI

/// Evaluations of views on a screen.
enum ViewEvaluations: Program {
  @MainActor static var counts: [String: Int] = [:]
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var n = 0
    }
    enum Action { case inc }
    var body: some ReducerOf<Self> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @Reducer struct R {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
      var title = 0
      @Presents var sheet: Row.State?
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>), title, open, sheet(PresentationAction<Row.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .title: s.title += 1
        case .open: s.sheet = Row.State(id: 9)
        default: break
        }
        return .none
      }.forEach(\.rows, action: \.rows) { Row() }.ifLet(\.$sheet, action: \.sheet) { Row() }
    }
  }
  struct RowView: View {
    let store: StoreOf<Row>
    var body: some View {
      counts["row\(store.state.id)", default: 0] += 1
      return Button("row \(store.state.id) \(store.n)") { store.send(.inc) }
    }
  }
  struct RootView: View {
    @Bindable var store: StoreOf<R>
    var body: some View {
      counts["root", default: 0] += 1
      return VStack {
        Text("T\(store.title)")
        ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
        Button("Title") { store.send(.title) }
        Button("Open") { store.send(.open) }
      }
      .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { RowView(store: $0) }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: R.State()) { R() }
    let screen = Screen { RootView(store: store) }
    func show(_ name: String) async {
      await settle()
      _ = screen.description
      print(
        name,
        counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
      )
      counts = [:]
    }
    await show("first")
    screen.tap("row 1 0")
    await show("row 1")
    screen.tap("Title")
    await show("title")
    screen.tap("Open")
    await show("open")
    screen.tap("row 9 0")
    await show("sheet row")
    store.send(.sheet(.dismiss))
    await show("dismiss")
    print(screen.description.contains("row 1 1"), screen.description.contains("T1"))
  }
}
