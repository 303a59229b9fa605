/// A change that a binding makes: which field of the state gets which value.
///
/// ```swift
/// store.send(.binding(.set(\.name, "Blob")))
/// ```
///
/// A reducer that wants to react to the change of a field names it:
///
/// ```swift
/// case .binding(\.name):
///   state.isNameTaken = false
///   return .none
/// ```
///
/// The name follows TCA; document S4 introduces it.
public struct BindingAction<Root>: Sendable {
  private let assignment: FieldAssignment<Root>?

  fileprivate init(assignment: FieldAssignment<Root>?) {
    self.assignment = assignment
  }

  /// An action that is never sent: something to have a case of an enum made with.
  static var sample: Self { Self(assignment: nil) }

  /// The field that is changed.
  public var keyPath: any PartialKeyPath<Root> & Sendable {
    guard let assignment else { fatalError("This action is a sample; it changes no field.") }
    return assignment.keyPath
  }

  /// Makes the change.
  func apply(to root: inout Root) {
    assignment?.apply(&root)
  }
}

/// A change that a binding makes, kept by reference: an action is copied more often than read.
private final class FieldAssignment<Root>: Sendable {
  let keyPath: any PartialKeyPath<Root> & Sendable
  let value: any Sendable
  let isValueEqual: @Sendable (Any) -> Bool
  let apply: @Sendable (inout Root) -> Void

  /// The change of a field.
  init<Value: Equatable & Sendable>(
    _ keyPath: any PartialKeyPath<Root> & Sendable,
    _ value: Value,
    watchedBy watch: BindingWatch?,
    assign: @escaping @Sendable (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.value = value
    isValueEqual = { $0 as? Value == value }
    apply = { root in
      watch?.noteHandled()
      assign(&root)
    }
  }
}

extension BindingAction {
  /// The change of a field of observable state.
  ///
  /// - Parameters:
  ///   - keyPath: The field, such as `\.name`, or a part of one, such as `\.user.name`.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self where Root: ObservableState {
    change(keyPath, value)
  }

  /// The change of a field, maybe sent by a binding that watches what comes of it.
  static func change<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value,
    watchedBy watch: BindingWatch? = nil
  ) -> Self {
    let path = keyPath.assumedSendable
    return .change(path, value, watchedBy: watch) { $0[keyPath: path] = value }
  }

  /// The change of a field that a key path names and a closure makes.
  static func change<Value: Equatable & Sendable>(
    _ keyPath: any PartialKeyPath<Root> & Sendable,
    _ value: Value,
    watchedBy watch: BindingWatch? = nil,
    assign: @escaping @Sendable (inout Root) -> Void
  ) -> Self {
    Self(assignment: FieldAssignment(keyPath, value, watchedBy: watch, assign: assign))
  }

  /// Whether an action changes a field: `case .binding(\.name)`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    guard let assignment = action.assignment else { return false }
    return assignment.keyPath as AnyKeyPath == keyPath as AnyKeyPath
  }
}

extension BindingAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.assignment, let right = rhs.assignment else {
      return lhs.assignment == nil && rhs.assignment == nil
    }
    return left === right
      || left.keyPath as AnyKeyPath == right.keyPath as AnyKeyPath && left.isValueEqual(right.value)
  }
}

extension BindingAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    guard let assignment else { return Mirror(self, children: []) }
    let field: AnyKeyPath = assignment.keyPath
    return Mirror(
      self,
      children: ["set": (field, assignment.value as Any)],
      displayStyle: .enum
    )
  }
}

// MARK: - Case paths

extension BindingAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// A path to the changes of each field, so that `\.binding.name` names them: to send one,
  /// `store.send(\.binding.name, "Blob")`, or to receive it.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The changes of a field of observable state.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      BindingAction.casePath(keyPath) { .change(keyPath, $0) }
    }
  }

  /// The path to the changes of a field.
  static func casePath<Value>(
    _ keyPath: PartialKeyPath<Root>,
    change: @escaping (Value) -> BindingAction
  ) -> AnyCasePath<BindingAction, Value> {
    ._$embed(change) { $0.value(at: keyPath) }
  }

  private func value<Value>(at keyPath: PartialKeyPath<Root>) -> Value? {
    guard let assignment, assignment.keyPath as AnyKeyPath == keyPath else { return nil }
    return assignment.value as? Value
  }
}
