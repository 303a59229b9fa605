import ComposableArchitecture

/// A cancellation in a plain scope reaches equal ids in all children of the same parent. One in an
/// optional or presented child, a row or a page reaches its own effects alone.
enum CancelIDsOfChildren: Program {
  @Reducer struct Child {
    struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case start, stop, tick }
    enum ID { case timer }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }.cancellable(id: ID.timer)
        case .stop: return .cancel(id: ID.timer)
        case .tick:
          state.count += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var first = Child.State(), second = Child.State()
      @PresentationState var sheet: Child.State?
      @PresentationState var cover: Child.State?
      var optional: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      var path = StackState<Child.State>([Child.State(), Child.State()])
    }
    enum Action {
      case first(Child.Action), second(Child.Action), sheet(PresentationAction<Child.Action>),
        cover(PresentationAction<Child.Action>), optional(Child.Action),
        rows(IdentifiedActionOf<Child>), path(StackActionOf<Child>), stopAll
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.first, action: \.first) { Child() }
      Scope(state: \.second, action: \.second) { Child() }
      Reduce { _, action in
        if case .stopAll = action { return .cancel(id: Child.ID.timer) } else { return .none }
      }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.$cover, action: \.cover) { Child() }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    func show(_ name: String, stop: Parent.Action) async {
      let clock = TestClock()
      var state = Parent.State()
      state.sheet = Child.State()
      state.cover = Child.State()
      let store = Store(initialState: state) {
        Parent()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let ids = store.withState { Array($0.path.ids) }
      for action: Parent.Action in [
        .first(.start), .second(.start), .sheet(.presented(.start)), .cover(.presented(.start)),
        .optional(.start),
        .rows(.element(id: 1, action: .start)), .rows(.element(id: 2, action: .start)),
        .path(.element(id: ids[0], action: .start)), .path(.element(id: ids[1], action: .start)),
      ] { store.send(action) }
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.send(stop)
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      store.withState {
        print(
          "\(name): first \($0.first.count), second \($0.second.count), sheet \($0.sheet!.count),",
          "cover \($0.cover!.count), optional \($0.optional!.count),",
          "rows \($0.rows.map(\.count)), pages \($0.path.map(\.count))"
        )
      }
    }
    await show("ticks when the first child stops", stop: .first(.stop))
    await show("ticks when the sheet stops", stop: .sheet(.presented(.stop)))
    await show("ticks when the optional child stops", stop: .optional(.stop))
    await show("ticks when the first row stops", stop: .rows(.element(id: 1, action: .stop)))
    await show("ticks when the parent stops all", stop: .stopAll)
  }
}
