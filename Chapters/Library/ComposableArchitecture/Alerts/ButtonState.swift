public import Foundation

/// A button of an alert or a dialog as a value: what it says, what it sends, what kind it is.
///
/// ```swift
/// ButtonState(role: .cancel, action: .send(.cancelButtonTapped)) {
///   TextState("Cancel")
/// }
/// ```
///
/// Two buttons are equal if they say and send the same and are of the same kind; their ``id`` does
/// not count. The name follows TCA and document S4.
public struct ButtonState<Action>: Identifiable {
  /// The kind of button: see ``ButtonStateRole``.
  public typealias Role = ButtonStateRole

  /// Tells apart the buttons of one alert.
  public let id: UUID
  /// The action that the button sends when it is tapped.
  public let action: ButtonStateAction<Action>
  /// The title of the button.
  public let label: TextState
  /// The kind of button, `nil` for an ordinary one.
  public let role: ButtonStateRole?

  init(
    id: UUID,
    action: ButtonStateAction<Action>,
    label: TextState,
    role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - role: The kind of button, `nil` for an ordinary one.
  ///   - action: The button's action; by default it only closes the alert.
  ///   - label: The label.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: .quick(), action: action, label: label(), role: role)
  }

  /// A button that sends an action.
  ///
  /// - Parameters:
  ///   - role: The kind of button, `nil` for an ordinary one.
  ///   - action: The action to send.
  ///   - label: The label.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: .quick(), action: .send(action), label: label(), role: role)
  }

  /// Does with the button's action what a view does when the button is tapped.
  ///
  /// - Parameter perform: Receives the action, or `nil` if the button only closes the alert.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// The same button for another kind of action.
  ///
  /// - Parameter transform: Turns the action of this button into that of the new one.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

/// The kind of a ``ButtonState``, by which a platform chooses its place and look.
public enum ButtonStateRole: Equatable, Hashable, Sendable {
  /// Leaves everything as it was.
  case cancel
  /// Destroys something.
  case destructive
}

/// The action of a ``ButtonState``, and how it is sent when the button is tapped.
public struct ButtonStateAction<Action> {
  /// The action sent; `nil` if the button only closes the alert.
  public let action: Action?

  /// Sends an action, or only closes the alert.
  ///
  /// - Parameter action: The action, or `nil` for none.
  public static func send(_ action: Action?) -> Self {
    Self(action: action)
  }

  /// The same for another kind of action.
  ///
  /// - Parameter transform: Turns this action into the new one.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Equal if they say, send and are the same; their ids do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.label == rhs.label && lhs.action == rhs.action
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(label)
    hasher.combine(action)
  }
}

extension ButtonState: Sendable where Action: Sendable {}
