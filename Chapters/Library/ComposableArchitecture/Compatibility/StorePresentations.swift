public import TerminalUI

// What a feature presents, in the spelling before observable state: the store is scoped by
// `\.$form`, and the modifier itself looks for a presented state.

extension View {
  /// Shows a sheet while a feature presents another (document S3).
  ///
  /// - Parameters:
  ///   - store: The store of the presented feature's state.
  ///   - onDismiss: Called when the sheet has been closed.
  ///   - content: Makes what is on the sheet.
  @available(*, deprecated, message: "Use 'sheet(item:)' with '$store.scope(_:action:)'.")
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    StorePresentation(store: store) {
      self.sheet(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows an alert while a feature's state holds one.
  ///
  /// - Parameter store: The store of the alert.
  @available(*, deprecated, message: "Use 'alert($store.scope(_:action:))'.")
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    StorePresentation(store: store) { self.alert($0) }
  }

  /// Shows a dialog while a feature's state holds one.
  ///
  /// - Parameter store: The store of the dialog.
  @available(*, deprecated, message: "Use 'confirmationDialog($store.scope(_:action:))'.")
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    StorePresentation(store: store) { self.confirmationDialog($0) }
  }
}

/// A view with something over it that a feature presents.
private struct StorePresentation<State, Action, Content: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let content: (Binding<Store<State, Action>?>) -> Content
  @TerminalUI.State private var changes = StoreChanges<Presence>()

  var body: some View {
    let presence = changes.observe(store, Presence.init, removeDuplicates: ==)
    let item = Binding<Store<State, Action>?>(
      get: { @MainActor in presence.isPresenting ? store.presented() : nil },
      set: { @MainActor newValue in
        guard newValue == nil, presence.isPresenting, Presence(store.core.state) == presence
        else { return }
        store.send(.dismiss)
      }
    )
    return content(item)
  }
}

/// Whether a feature is presented, and which: a sheet that closes late must not close the next one.
private struct Presence: Equatable {
  let isPresenting: Bool
  let id: AnyHashable?

  init<State>(_ presentation: PresentationState<State>) {
    isPresenting = presentation.isPresenting
    id = presentation.wrappedValue.flatMap(valueIdentity)
  }
}

extension Store {
  /// The store of a presented feature, while it is presented.
  fileprivate func presented<ChildState, ChildAction>() -> Store<ChildState, ChildAction>?
  where State == PresentationState<ChildState>, Action == PresentationAction<ChildAction> {
    guard let current = core.state.wrappedValue else {
      children[.element("presented")] = nil
      return nil
    }
    return child(id: .element("presented")) {
      core.scopeOptional(
        state: \.wrappedValue,
        embed: { .presented($0) },
        current: current
      )
    }
  }
}
