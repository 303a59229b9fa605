import Testing

/// What TCA 1.26 marks as deprecated is marked here too, with a message that names today's
/// spelling. What it deprecates only with its package's trait does not warn.
@Suite("Code that TCA deprecates", .timeLimit(.minutes(20)))
struct DeprecatedCodeTests {
  @Test("Each line that is marked warns and names today's spelling, and no other line warns")
  func marked() throws {
    let checked = try TypeCheck(Self.snippets)
    #expect(checked.errors.isEmpty, "\(checked.output)")
    var marked: Set<Int> = []
    for (number, line) in zip(1..., Self.lines) {
      guard let mark = line.range(of: "// today: ") else { continue }
      marked.insert(number)
      let spelling = line[mark.upperBound...]
      #expect(
        checked.warnings[number]?.contains(spelling) == true,
        """
        Line \(number) should warn and name \(spelling): \(line)
        \(checked.warnings[number] ?? "It does not warn.")
        """
      )
    }
    #expect(!marked.isEmpty)
    for (number, message) in checked.warnings where !marked.contains(number) {
      Issue.record("Line \(number) should not warn: \(Self.lines[number - 1])\n\(message)")
    }
  }

  private static var lines: [Substring] {
    snippets.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static let snippets = #"""
    import ComposableArchitecture
    import Dispatch
    import TerminalUI

    @Reducer
    struct Child {
      @ObservableState
      struct State: Equatable { var count = 0 }
      enum Action { case tap }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer
    struct Parent {
      @ObservableState
      struct State: Equatable { var child = Child.State() }
      enum Action { case child(Child.Action) }
      var body: some ReducerOf<Self> {
        Scope(\.child, action: \.child) { Child() }
        Scope(state: \.child, action: \.child) { Child() }
      }
    }

    @Reducer
    struct Screen {
      @CasePathable
      enum State { case child(Child.State), other }
      enum Action { case child(Child.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: \.child, action: \.child) { Child() } // today: ifCaseLet
        EmptyReducer().ifCaseLet(\.child, action: \.child) { Child() }
      }
    }

    @Reducer
    struct Form {
      @ObservableState
      struct State: Equatable { var name = "" }
      enum Action: ViewAction {
        case view(View)
        @CasePathable
        enum View: BindableAction { case binding(BindingAction<State>) }
      }
      var body: some ReducerOf<Self> {
        BindingReducer(action: \.view)
        BindingReducer(action: { $0[case: \.view] }) // today: BindingReducer(action: \.view)
        Scope(\.self, action: \.view) { BindingReducer() }
      }
    }

    @Reducer(state: .equatable) // today: extension Destination.State: Equatable {}
    enum Leading { case child(Child) }

    @MainActor
    func stores(_ store: StoreOf<Parent>) {
      _ = store.scope(\.child, action: \.child)
      _ = store.scope(state: \.child, action: \.child)
      _ = store.scope(state: { $0.child }, action: { .child($0) }) // today: store.scope(\.child, action: \.child)
      _ = ViewStore(store, observe: { $0 }) // today: @ObservableState
      _ = WithViewStore(store, observe: { $0.child.count }) { viewStore in // today: @ObservableState
        TextField(
          "Count",
          text: viewStore.binding(get: { String($0) }, send: { _ in .child(.tap) })
        )
      }
      _ = store.withState { $0.child } // today: store.state
      _ = store.state.child
    }

    func questions() {
      let label = TextState("OK")
      let button = ButtonState<Int>(role: .cancel) { label }
      _ = ButtonState<Int>.cancel(label) // today: ButtonState(role: .cancel, action: …)
      _ = ButtonState<Int>.default(label) // today: ButtonState(action: …)
      _ = ButtonState<Int>.destructive(label) // today: ButtonState(role: .destructive, action: …)
      _ = AlertState(title: label, buttons: [button]) // today: AlertState { … } actions:
      _ = AlertState(title: label, dismissButton: button) // today: AlertState { … } actions:
      _ = AlertState(title: label, primaryButton: button, secondaryButton: button) // today: actions:
      _ = ConfirmationDialogState(title: label, buttons: [button]) // today: State { … } actions:
      _ = AlertState { label } actions: { button }
    }

    func effects(_ effect: EffectOf<Child>) {
      let queue = DispatchQueue.main
      _ = effect.debounce(id: 1, for: .seconds(1), scheduler: queue) // today: .run
      _ = effect.throttle(id: 1, for: .seconds(1), scheduler: queue, latest: true) // today: .run
    }

    @Reducer
    struct Asking {
      @Reducer
      enum Destination {
        case alert(AlertState<Question>)
        case dialog(ConfirmationDialogState<Question>)
        case note(AlertState<Never>)
        @CasePathable
        enum Question { case yes }
      }
      @ObservableState
      struct State { @Presents var destination: Destination.State? }
      enum Action { case destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$destination, action: \.destination)
      }
    }

    struct AskingView: View {
      @Bindable var store: StoreOf<Asking>
      var body: some View {
        let destination = $store.scope(\.$destination, action: \.destination)
        Text("Alert").alert(destination.alert) // today: { action in
        Text("Dialog").confirmationDialog(destination.dialog) // today: { action in
        Text("Note").alert(destination.note)
        Text("Handled").alert(destination.alert) { _ in }
      }
    }

    @Reducer
    struct Field {
      @ObservableState
      struct State: Equatable {
        var name = ""
        @Shared(.inMemory("names")) var names: [String] = []
      }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    @MainActor
    func fields(_ store: StoreOf<Field>) {
      // The setter of a shared field warns, and whoever reads it uses no setter.
      _ = store.names.first
      store.name = "Blob"
      _ = ViewStore(store, observe: { _ in 0 }) // today: @ObservableState
    }

    func sameTens() -> some Reducer<Int, Int> {
      EmptyReducer()
        .onChange(of: { $0 }, removeDuplicates: { $0 / 10 == $1 / 10 }) { // today: Equatable
          _, _ in EmptyReducer()
        }
    }

    struct OldForm {
      @BindingState var name = "" // today: @ObservableState
    }

    struct Adding: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
    }

    func calls(_ child: some ReducerOf<Child>, _ state: inout Child.State, _ number: inout Int) {
      _ = Child().reduce(into: &state, action: .tap) // today: .send(
      _ = child.reduce(into: &state, action: .tap)
      _ = Adding().reduce(into: &number, action: 1)
    }

    enum Response {
      case loaded(Result<String, any Error>)
      case old(TaskResult<String>) // today: Result
    }

    struct SharedCount {
      @Shared var count: Int
      func set() {
        count = 2 // today: withLock
        $count.withLock { $0 = 2 }
      }
    }
    """#
}
