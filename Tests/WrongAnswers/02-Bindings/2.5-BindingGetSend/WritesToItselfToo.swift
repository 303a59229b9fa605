// caught by: If the reducer refuses a value, the binding shows the old one

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
    var written: Value?
    return Binding(
      get: { @MainActor in written ?? self.withState(get) },
      set: { @MainActor in
        written = $0; self.send(send($0))
      }
    )
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
    binding(get: get, send: { _ in action })
  }
}
