/// State that goes away by itself when its action arrives, as that of alerts and dialogs does.
///
/// `ifLet` sets such a presented state to `nil` after any of its actions: tapping a button of an
/// alert closes the alert. The name follows TCA; features need not conform to it.
public protocol _EphemeralState<Action> {
  associatedtype Action
  /// The type of action that makes the state go away.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The type ``Action``.
  public static var actionType: Any.Type { Action.self }
}

/// The type of a presented state if it is ephemeral itself, or a case of an enum that carries an
/// ephemeral state; otherwise `nil`.
func ephemeralType<State>(of state: State) -> (any _EphemeralState.Type)? {
  if let type = State.self as? any _EphemeralState.Type { return type }
  guard isEnum(State.self), let payload = Mirror(reflecting: state).children.first?.value
  else { return nil }
  return type(of: payload) as? any _EphemeralState.Type
}

extension _EphemeralState {
  /// Whether an action is meant for this state: one of its own, or a case that carries one.
  static func isSent<A>(_ action: A) -> Bool {
    if A.self == actionType { return true }
    guard isEnum(A.self), let payload = Mirror(reflecting: action).children.first?.value
    else { return false }
    return type(of: payload) == actionType
  }
}
