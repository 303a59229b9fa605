/// Watches whether the action that a binding sends is handled, and reports an issue when the action
/// is gone and was not: the user moved a switch, and it does not move.
final class BindingWatch: Sendable {
  private struct Status: Sendable {
    var wasHandled = false
    var action: String?
    var wantedChange: String?
  }

  private let status = LockIsolated(Status())
  private let location: IssueLocation?

  /// - Parameter location: The place where the bound field is declared, if that is known.
  init(location: IssueLocation? = nil) {
    self.location = location
  }

  func noteHandled() {
    status.withValue { $0.wasHandled = true }
  }

  /// Notes which action was not handled and how it would have changed the state, unless it was.
  ///
  /// - Parameters:
  ///   - action: The action that was sent.
  ///   - state: The state after the action was sent.
  ///   - change: Makes the change.
  func explain<Action, State>(
    _ action: Action,
    with state: State,
    _ change: (inout State) -> Void
  ) {
    if status.wasHandled { return }
    var changed = state
    change(&changed)
    let difference = diff(state, changed, format: .proportional)
    status.withValue { [action = describe(action)] in
      $0.action = action
      $0.wantedChange = difference
    }
  }

  deinit {
    if status.wasHandled { return }
    let action = status.value.action.map { "\n\n  Action: \($0)" }
    let wantedChange = status.value.wantedChange.map {
      "\n\nIt was to change this:\n\n\($0.indentedLines)"
    }
    let message = """
      A binding sent an action, but nothing handled it, so the state is as it was.\(action ?? "")\
      \(wantedChange ?? "")

      There are two common causes:

      • The feature's body has no "BindingReducer()". It is what makes the changes that bindings \
      ask for; put it into the body, as a rule first.
      • The feature's reducer does not run. See that the parent runs it, with "Scope", "ifLet" or \
      "forEach", and that the state and the action named there are those of this feature.
      """
    if let location {
      location.report(message)
    } else {
      reportIssue(message)
    }
  }
}
