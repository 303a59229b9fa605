/// An action that keeps what a view may send apart from everything else, in a case of its own.
///
/// ```swift
/// enum Action: ViewAction {
///   case factResponse(String)
///   case view(View)
///
///   enum View: BindableAction {
///     case binding(BindingAction<State>)
///     case factButtonTapped
///   }
/// }
/// ```
///
/// The name follows TCA.
public protocol ViewAction<ViewAction> {
  /// What the view may send.
  associatedtype ViewAction

  /// Makes an action of what the view sends.
  static func view(_ action: ViewAction) -> Self
}
