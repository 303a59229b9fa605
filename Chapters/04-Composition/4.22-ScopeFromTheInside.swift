/// Exercise 4.22: how `Scope`, `body` and scoped stores began, with plain functions.
enum ScopeFromTheInside {
  /// A reducer as a plain function. It has no effects here.
  typealias PlainReducer<State, Action> = (inout State, Action) -> Void

  /// Joins reducers into one that runs them all, in order.
  static func combine<State, Action>(
    _ reducers: PlainReducer<State, Action>...
  ) -> PlainReducer<State, Action> {
    // TODO: Return a reducer that runs all of `reducers`.
    { _, _ in }
  }

  /// Turns a reducer of a part into a reducer of the whole.
  ///
  /// - Parameters:
  ///   - reducer: The reducer of the part.
  ///   - state: Where the part is in the whole.
  ///   - action: Gets the part's action out of the whole's, if there is one in it.
  static func pullback<Part, PartAction, Whole, WholeAction>(
    _ reducer: @escaping PlainReducer<Part, PartAction>,
    state: WritableKeyPath<Whole, Part>,
    action: @escaping (WholeAction) -> PartAction?
  ) -> PlainReducer<Whole, WholeAction> {
    // TODO: Return a reducer that lets `reducer` work on its part, if the action is for it.
    { _, _ in }
  }

  /// A store: the root store, which holds the state of an app, or a store that is scoped from one.
  @MainActor
  final class MiniStore<State, Action> {
    private let read: () -> State
    private let dispatch: (Action) -> Void

    /// Makes the root store.
    convenience init(initialState: State, reducer: @escaping PlainReducer<State, Action>) {
      var state = initialState
      self.init(read: { state }, dispatch: { reducer(&state, $0) })
    }

    /// Makes a store of two closures.
    init(read: @escaping () -> State, dispatch: @escaping (Action) -> Void) {
      self.read = read
      self.dispatch = dispatch
    }

    var state: State { read() }

    func send(_ action: Action) { dispatch(action) }

    /// A store for a part of the state, whose actions become actions of this one.
    func scope<Part, PartAction>(
      state toPart: @escaping (State) -> Part,
      action fromPart: @escaping (PartAction) -> Action
    ) -> MiniStore<Part, PartAction> {
      // TODO: This one keeps an old state, and drops what it is sent.
      let part = toPart(state)
      return MiniStore<Part, PartAction>(read: { part }, dispatch: { _ in })
    }
  }
}
