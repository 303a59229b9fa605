import TerminalUI

extension Store where State: ObservableState {
  /// A binding of the store of a presented child, which sends `.dismiss` when it is set to `nil`.
  func presentedChild<ChildState, ChildAction>(
    at state: KeyPath<State, ChildState?>,
    by action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    _ location: IssueLocation
  ) -> Binding<Store<ChildState, ChildAction>?> {
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
        self.dismissChild(at: state, by: action, location)
      }
    )
  }

  private func dismissChild<ChildState, ChildAction>(
    at state: KeyPath<State, ChildState?>,
    by action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    _ location: IssueLocation
  ) {
    let isPresented = { self.core.state[keyPath: state] != nil }
    guard !core.isInvalid, isPresented() else { return }
    send(AnyCasePath(action).embed(.dismiss))
    guard isPresented() else { return }
    location.report(
      """
      A binding closed a child, but its state is still there after the action ".dismiss".

      "ifLet(\\.$child, action: \\.child)" is what sets the state to nil. See that the parent's \
      body has it, and that it names the state and the action that this binding names.
      """
    )
  }
}
