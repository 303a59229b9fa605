/// Changes a field of an observable state where it is, and reads it without observing it: neither of
/// which a key path can do.
///
/// `@ObservableState` writes one for each field that may hold the state of a child.
public final class _$FieldModifier<Root, Value>: @unchecked Sendable {
  // They capture nothing but the types of a generic state, which Swift does not take to be `Sendable`.
  let read: (Root) -> Value
  /// How many bytes behind the start of the state the field is, if it is simply stored there.
  let offset: Int?
  let modify: (inout Root, (inout Value) -> Void) -> Void

  /// - Parameters:
  ///   - keyPath: The variable in which the field is stored.
  ///   - read: Gets the field of a state.
  ///   - modify: Hands the field of a state to the closure that changes it.
  public init(
    _ keyPath: KeyPath<Root, Value>,
    _ read: @escaping (Root) -> Value,
    _ modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.read = read
    offset = MemoryLayout<Root>.offset(of: keyPath)
    self.modify = modify
  }
}

extension ObservableState {
  /// States without such fields.
  public static func _$modifier(at keyPath: AnyKeyPath) -> AnyObject? { nil }
}
