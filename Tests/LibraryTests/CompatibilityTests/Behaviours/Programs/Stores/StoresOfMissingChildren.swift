import ComposableArchitecture

/// An action to the store of a child that is gone is an issue, and its parent sees it. A write
/// through it is neither.
enum StoresOfMissingChildren: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
      var text = ""
    }
    enum Action: BindableAction { case binding(BindingAction<State>), tap }
    var body: some ReducerOf<Self> { BindingReducer() }
  }
  @Reducer enum Destination { case child(Child) }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var sheet: Child.State? = Child.State()
      var optional: Child.State? = Child.State()
      var list: IdentifiedArrayOf<Child.State> = [Child.State(id: 1)]
      var path = StackState([Child.State()])
      @Presents var destination: Destination.State? = .child(Child.State())
      var log: [String] = []
    }
    enum Action {
      case sheet(PresentationAction<Child.Action>), optional(Child.Action),
        list(IdentifiedActionOf<Child>), path(StackActionOf<Child>),
        destination(PresentationAction<Destination.Action>), clear
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clear:
          state.sheet = nil
          state.optional = nil
          state.list = []
          state.path.removeAll()
          state.destination = nil
        case .sheet: state.log.append("sheet")
        case .optional: state.log.append("optional")
        case .list: state.log.append("list")
        case .path: state.log.append("path")
        case .destination: state.log.append("destination")
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.list, action: \.list) { Child() }
      .forEach(\.path, action: \.path) { Child() }
      .ifLet(\.$destination, action: \.destination)
    }
  }
  @MainActor static func run() async {
    for write in [false, true] {
      let root = Store(initialState: Root.State()) { Root() }
      let sheet: StoreOf<Child>? = root.scope(state: \.sheet, action: \.sheet.presented)
      let optional: StoreOf<Child>? = root.scope(state: \.optional, action: \.optional)
      let row = root.scope(state: \.list, action: \.list).first
      let destination: StoreOf<Destination>? = root.scope(
        state: \.destination,
        action: \.destination.presented
      )
      var caseStore: StoreOf<Child>?
      if case .child(let child)? = destination?.case { caseStore = child }
      root.send(.clear)
      for (name, store) in [
        ("sheet", sheet), ("optional", optional), ("row", row), ("destination", caseStore),
      ] {
        await issues("\(write ? "a write" : "an action") through the store of a missing \(name)") {
          if write { store?.text = "late" } else { store?.send(.tap) }
        }
        print("its text:", store?.text as Any)
      }
      print("actions that the root saw:", root.log)
    }
  }
}
extension StoresOfMissingChildren.Destination.State: Equatable {}
