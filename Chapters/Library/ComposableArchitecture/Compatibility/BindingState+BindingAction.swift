@available(*, deprecated, message: "Mark the state '@ObservableState' and write '\\.name'.")
extension BindingAction {
  /// The change of a field that is marked ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The field's projection, such as `\.$name`, or a part of it, such as
  ///     `\.$user.name`.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    change(keyPath, value)
  }

  /// The change of a marked field, maybe sent by a binding that watches what comes of it.
  static func change<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
    _ value: Value,
    watchedBy watch: BindingWatch? = nil
  ) -> Self {
    let path = keyPath.assumedSendable
    return .change(path, value, watchedBy: watch) { $0[keyPath: path].wrappedValue = value }
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and write '\\.name'.")
extension BindingAction.AllCasePaths {
  /// The changes of a field that is marked ``BindingState``: `\.binding.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction<Root>, Value> {
    BindingAction.casePath(keyPath) { .change(keyPath, $0) }
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and write '\\.name'.")
extension BindableAction {
  /// Short for `.binding(.set(\.$name, "Blob"))`.
  ///
  /// - Parameters:
  ///   - keyPath: The projection of a field that is marked ``BindingState``, such as `\.$name`.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
