// caught by: With a fixed action, every edit sends that one

import ComposableArchitecture
import TerminalUI

extension Store {
  /// A binding for a control: it shows a part of the state, and an edit becomes an action.
  ///
  /// - Parameters:
  ///   - get: Makes the control's value of the state.
  ///   - send: Makes an action of the value that the control writes.
  func binding<Value>(
    get: @escaping @Sendable (State) -> Value,
    send: @escaping @Sendable (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { @MainActor in self.withState(get) }, set: { @MainActor in self.send(send($0)) })
  }

  /// A binding for a control whose every edit means the same, such as an alert that is closed.
  ///
  /// - Parameters:
  ///   - get: Makes the control's value of the state.
  ///   - action: The action to send, whatever the control writes.
  func binding<Value>(
    get: @escaping @Sendable (State) -> Value,
    send action: Action
  ) -> Binding<Value> where Action: Sendable {
    Binding(get: { @MainActor in self.withState(get) }, set: { _ in })
  }
}
