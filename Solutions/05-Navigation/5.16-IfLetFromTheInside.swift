import ComposableArchitecture

/// Exercise 5.16: the heart of `ifLet`.
enum IfLetFromTheInside {
  /// Runs a child on state that may be absent.
  struct WhilePresent<ChildState, Action>: Reducer {
    /// What the child does with an action, while it is there.
    let child: (inout ChildState, Action) -> Effect<Action>

    var body: some Reducer<ChildState?, Action> {
      Reduce { state, action in
        // BEGIN SOLUTION
        guard var present = state else {
          reportIssue("The child received \(action) while it was not there.")
          return .none
        }
        let effect = child(&present, action)
        state = present
        return effect
        // END SOLUTION
        // STUB: // TODO: Run `child` while there is state for it; otherwise report an issue.
        // STUB: return .none
      }
    }
  }
}
