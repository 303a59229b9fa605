public import TerminalUI

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
