public import TerminalUI

extension View {
  /// Shows an alert while a feature's state holds one.
  ///
  /// ```swift
  /// .alert($store.scope(\.$alert, action: \.alert))
  /// ```
  ///
  /// A tap on a button sends the button's action. Then the alert is closed, which sends `.dismiss`,
  /// unless the alert is gone already.
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.core.state
    return alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(item),
      presenting: state,
      actions: { alert in
        ForEach(alert.buttons) { button in
          Button(button) { if let action = $0 { store?.send(action) } }
        }
      },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Shows a dialog while a feature's state holds one.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(\.$dialog, action: \.dialog))
  /// ```
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.core.state
    return confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(item),
      titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: state,
      actions: { dialog in
        ForEach(dialog.buttons) { button in
          Button(button) { if let action = $0 { store?.send(action) } }
        }
      },
      message: { $0.message.map { Text($0) } }
    )
  }
}

extension Visibility {
  /// Creates a visibility of the one that a dialog's state holds.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
