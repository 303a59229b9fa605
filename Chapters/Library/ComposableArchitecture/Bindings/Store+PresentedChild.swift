import TerminalUI

extension Store where State: ObservableState {
  /// A binding of the store of a presented child, which sends `.dismiss` when it is set to `nil`.
  ///
  /// A view may close its sheet late, when the parent presents another child already. So the
  /// binding remembers the `id` of the child, and dismisses no other. Reading it is observed: a
  /// view gets a binding for each child.
  func presentedChild<ChildState, ChildAction>(
    at state: KeyPath<State, ChildState?>,
    by action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    _ location: IssueLocation
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let id = self.state[keyPath: state].flatMap(valueIdentity)
    let childAction = action.appending(path: \.presented)
    return Binding(
      get: { @MainActor in
        self.scope(
          state: state,
          action: childAction,
          fileID: location.fileID,
          filePath: location.filePath,
          line: location.line,
          column: location.column
        )
      },
      set: { @MainActor newValue in
        guard newValue == nil else { return }
        self.dismissChild(id, at: state, by: action, location)
      }
    )
  }

  private func dismissChild<ChildState, ChildAction>(
    _ id: AnyHashable?,
    at state: KeyPath<State, ChildState?>,
    by action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    _ location: IssueLocation
  ) {
    guard !core.isInvalid, let child = core.state[keyPath: state], valueIdentity(of: child) == id
    else { return }
    send(AnyCasePath(action).embed(.dismiss))
    if core.state[keyPath: state] == nil { return }
    location.report(
      """
      A binding closed a child, but its state is still there after the action ".dismiss".

      "ifLet(\\.$child, action: \\.child)" is what sets the state to nil. See that the parent's \
      body has it, and that it names the state and the action that this binding names.
      """
    )
  }
}
