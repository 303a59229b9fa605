/// Exercise 4.16: how `Scope` and `body` began, with plain functions.
enum PullbackAndCombine {
  /// A reducer as a plain function. It has no effects here.
  typealias PlainReducer<State, Action> = (inout State, Action) -> Void

  /// Joins reducers into one that runs them all, in order.
  static func combine<State, Action>(
    _ reducers: PlainReducer<State, Action>...
  ) -> PlainReducer<State, Action> {
    // BEGIN SOLUTION
    { state, action in
      for reducer in reducers { reducer(&state, action) }
    }
    // END SOLUTION
    // STUB: // TODO: Return a reducer that runs all of `reducers`.
    // STUB: { _, _ in }
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
    // BEGIN SOLUTION
    { whole, wholeAction in
      guard let partAction = action(wholeAction) else { return }
      reducer(&whole[keyPath: state], partAction)
    }
    // END SOLUTION
    // STUB: // TODO: Return a reducer that lets `reducer` work on its part, if the action is for it.
    // STUB: { _, _ in }
  }
}
