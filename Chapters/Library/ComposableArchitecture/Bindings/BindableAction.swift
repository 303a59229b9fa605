/// An action with a case for all changes that bindings make to the state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// The case alone makes an enum conform. ``BindingReducer`` is what handles it.
///
/// The name follows TCA; document S4 introduces it.
public protocol BindableAction<State> {
  /// The state that bindings change.
  associatedtype State

  /// Makes an action of a change that a binding makes.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change that a binding makes, if this action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The change that a binding makes, if this action is in its case `binding`.
  public var binding: BindingAction<State>? {
    // Most actions are in another case; to see that costs next to nothing.
    guard enumTag(of: self) == enumTag(of: Self.binding(.sample)) else { return nil }
    return Mirror(reflecting: self).children.first?.value as? BindingAction<State>
  }
}

extension BindableAction {
  /// Short for `.binding(.set(\.name, "Blob"))`: `store.send(.set(\.name, "Blob"))`.
  ///
  /// - Parameters:
  ///   - keyPath: The field, such as `\.name`, or a part of one.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self where State: ObservableState {
    .binding(.set(keyPath, value))
  }
}
