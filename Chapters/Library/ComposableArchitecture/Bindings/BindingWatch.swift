/// Watches whether the action that a binding sends is handled, and reports an issue when the action
/// is gone and was not: somebody moved a switch, and it does not move.
final class BindingWatch: Sendable {
  private struct Status: Sendable {
    var wasHandled = false
    var wantedChange: String?
  }

  private let status = LockIsolated(Status())
  private let location: IssueLocation?

  /// - Parameter location: Where the bound field is declared, if that is known.
  init(location: IssueLocation? = nil) {
    self.location = location
  }

  func noteHandled() {
    status.withValue { $0.wasHandled = true }
  }

  /// Notes how the state would have changed, unless it has.
  ///
  /// - Parameters:
  ///   - state: The state after the action was sent.
  ///   - change: Makes the change.
  func explain<State>(with state: State, _ change: (inout State) -> Void) {
    if status.wasHandled { return }
    var changed = state
    change(&changed)
    let difference = diff(state, changed, format: .proportional)
    status.withValue { $0.wantedChange = difference }
  }

  deinit {
    if status.wasHandled { return }
    let wantedChange = status.value.wantedChange.map {
      " It was to change this:\n\n\($0.indentedLines)"
    }
    let message = """
      A binding sent an action, but nothing handled it, so the state is as it was.\
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
