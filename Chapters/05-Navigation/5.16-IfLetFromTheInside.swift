import ComposableArchitecture

/// Exercise 5.16: the heart of `ifLet`.
enum IfLetFromTheInside {
  /// Runs a child on state that may be absent.
  struct WhilePresent<ChildState, Action>: Reducer {
    /// What the child does with an action, while it is there.
    let child: (inout ChildState, Action) -> Effect<Action>

    var body: some Reducer<ChildState?, Action> {
      Reduce { state, action in
        // TODO: Run `child` while there is state for it; otherwise report an issue.
        return .none
      }
    }
  }
}
