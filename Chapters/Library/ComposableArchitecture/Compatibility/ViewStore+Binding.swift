public import TerminalUI

@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
extension ViewStore {
  /// A binding that reads a value from what the view sees, and sends an action for each new one.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// Documents S0, S2 and S4 use it.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: Makes the action for a new value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { @MainActor in get(self.state) },
      set: { @MainActor in self.send(valueToAction($0)) }
    )
  }

  /// A binding that reads a value from what the view sees, and sends one action for all new ones.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding of all that the view sees.
  ///
  /// - Parameter valueToAction: Makes the action for a new value.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding of all that the view sees, which sends the same action for each new value.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// The binding of a field that is marked ``BindingState``: `viewStore.$name` (document S3).
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    Binding(
      get: { @MainActor in self.state[keyPath: keyPath].wrappedValue },
      set: { @MainActor value in
        let watch = BindingWatch(location: self.state[keyPath: keyPath].location)
        let action = ViewAction.binding(.change(keyPath, value, watchedBy: watch))
        self.send(action)
        watch.explain(action, with: self.state) { $0[keyPath: keyPath].wrappedValue = value }
      }
    )
  }
}
