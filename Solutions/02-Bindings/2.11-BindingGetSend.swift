import ComposableArchitecture
import TerminalUI

// What `$store.field.sending(\.action)` does, without `@Bindable`, for any state and any action.

extension Store where State: ObservableState {
  /// A binding for a control: it shows a part of the state, and an edit becomes an action.
  ///
  /// - Parameters:
  ///   - get: Makes the control's value of the state.
  ///   - send: Makes an action of the value that the control writes.
  func binding<Value>(
    get: @escaping @Sendable (State) -> Value,
    send: @escaping @Sendable (Value) -> Action
  ) -> Binding<Value> {
    // BEGIN SOLUTION
    Binding(get: { @MainActor in get(self.state) }, set: { @MainActor in self.send(send($0)) })
    // END SOLUTION
    // STUB: // TODO: This one shows an old value forever, and drops every edit.
    // STUB: let value = get(state)
    // STUB: return Binding(get: { @MainActor in value }, set: { _ in })
  }

  /// A binding for a control whose every edit means the same, such as an alert that is closed.
  ///
  /// - Parameters:
  ///   - get: Makes the control's value of the state.
  ///   - action: The action to send for every edit.
  func binding<Value>(
    get: @escaping @Sendable (State) -> Value,
    send action: Action
  ) -> Binding<Value> where Action: Sendable {
    // BEGIN SOLUTION
    binding(get: get, send: { _ in action })
    // END SOLUTION
    // STUB: // TODO: Send `action` for every edit.
    // STUB: let value = get(state)
    // STUB: return Binding(get: { @MainActor in value }, set: { _ in })
  }
}
