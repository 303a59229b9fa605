public import TerminalUI

// Alerts and dialogs that are values, not stores: swift-navigation's part in an app.

extension View {
  /// Shows an alert while there is one, and hands on what its buttons send.
  ///
  /// ```swift
  /// .alert($store.scope(\.$destination, action: \.destination).alert) { action in
  ///   if let action { store.send(.destination(.presented(.alert(action)))) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The alert, set to `nil` when it is closed.
  ///   - handler: Receives what the tapped button sends, or `nil` if it only closes the alert.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping (_ action: Value?) -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      alert.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      presenting: alert,
      actions: { alert in
        ForEach(alert.buttons) { Button($0) { handler($0) } }
      },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Shows an alert while there is one, and hands on what its buttons send to asynchronous work.
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    alert(state) { action in
      Task { await handler(action) }
    }
  }

  /// Shows an alert whose buttons only close it.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }

  /// Shows an alert and drops what its buttons send: nobody hears of a tap but that the alert was
  /// closed.
  @available(
    *,
    deprecated,
    message: "What the buttons send is lost here: add '{ action in … }', or scope to a store."
  )
  public func alert<Value>(_ state: Binding<AlertState<Value>?>) -> some View {
    alert(state) { (_: Value?) in }
  }

  /// Shows a dialog while there is one, and hands on what its buttons send.
  ///
  /// - Parameters:
  ///   - state: The dialog, set to `nil` when it is closed.
  ///   - handler: Receives what the tapped button sends, or `nil` if it only closes the dialog.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping (_ action: Value?) -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return confirmationDialog(
      dialog.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: dialog,
      actions: { dialog in
        ForEach(dialog.buttons) { Button($0) { handler($0) } }
      },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Shows a dialog while there is one, and hands on what its buttons send to asynchronous work.
  public func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    confirmationDialog(state) { action in
      Task { await handler(action) }
    }
  }

  /// Shows a dialog whose buttons only close it.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }

  /// Shows a dialog and drops what its buttons send: nobody hears of a tap but that the dialog was
  /// closed.
  @available(
    *,
    deprecated,
    message: "What the buttons send is lost here: add '{ action in … }', or scope to a store."
  )
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>
  ) -> some View {
    confirmationDialog(state) { (_: Value?) in }
  }
}
