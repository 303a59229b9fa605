import ComposableArchitecture
import TerminalUI

/// A screen evaluates the views again that have read what changed, and no others.
enum ViewEvaluations: Program {
  @MainActor static var counts: [String: Int] = [:]
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @Reducer struct Catalog {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
      var title = 0
      @Presents var sheet: Row.State?
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>), title, open, sheet(PresentationAction<Row.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .title: state.title += 1
        case .open: state.sheet = Row.State(id: 9)
        default: break
        }
        return .none
      }.forEach(\.rows, action: \.rows) { Row() }.ifLet(\.$sheet, action: \.sheet) { Row() }
    }
  }
  struct RowView: View {
    let store: StoreOf<Row>
    var body: some View {
      counts["row \(store.state.id)", default: 0] += 1
      return Button("row \(store.state.id) \(store.count)") { store.send(.increment) }
    }
  }
  struct RootView: View {
    @Bindable var store: StoreOf<Catalog>
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
    let store = Store(initialState: Catalog.State()) { Catalog() }
    let screen = Screen { RootView(store: store) }
    func show(_ name: String) async {
      await settle()
      _ = screen.description
      print(
        "\(name):",
        counts.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
      )
      counts = [:]
    }
    await show("evaluations when the screen appears")
    screen.tap("row 1 0")
    await show("when a row's count changes")
    screen.tap("Title")
    await show("when the title changes")
    screen.tap("Open")
    await show("when a sheet opens")
    screen.tap("row 9 0")
    await show("when the sheet's count changes")
    store.send(.sheet(.dismiss))
    await show("when the sheet closes")
    print(
      "the screen has the row's count, the title:",
      screen.description.contains("row 1 1"),
      screen.description.contains("T1")
    )
  }
}
