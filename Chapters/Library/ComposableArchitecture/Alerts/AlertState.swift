public import Foundation

/// An alert as a value: its title, its message and its buttons.
///
/// An alert is shown while the state holds one, so it is kept as an optional:
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var alert: AlertState<Action.Alert>?
/// }
/// enum Action {
///   case alert(PresentationAction<Alert>)
///   enum Alert {
///     case saveButtonTapped
///   }
/// }
/// ```
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Save Changes?")
/// } actions: {
///   ButtonState(action: .saveButtonTapped) {
///     TextState("OK")
///   }
///   ButtonState(role: .cancel) {
///     TextState("Cancel")
///   }
/// }
/// ```
///
/// With `.ifLet(\.$alert, action: \.alert)` at the end of the body, the alert goes away by itself
/// when a button is tapped or the alert is dismissed.
///
/// Two alerts are equal if they say and offer the same; their ``id`` does not count. The name
/// follows TCA and document S4.
public struct AlertState<Action>: Identifiable {
  /// Tells this alert from the next one, also when that one says the same.
  public let id: UUID
  /// The buttons; a platform adds its own "OK" where there are none.
  public var buttons: [ButtonState<Action>]
  /// More about the matter, below the title.
  public var message: TextState?
  /// The title of the alert.
  public var title: TextState

  init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// An alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: .quick(), buttons: actions(), message: message?(), title: title())
  }

  /// The same alert for another kind of action.
  ///
  /// - Parameter transform: Turns an action of this alert's buttons into one of the new alert's.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title
    )
  }
}

// The spellings that came before the builders.
extension AlertState {
  /// An alert with a list of buttons.
  @available(*, deprecated, message: "Write 'AlertState { … } actions: { … } message: { … }'.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(id: .quick(), buttons: buttons, message: message, title: title)
  }

  /// An alert with one button at the most.
  @available(*, deprecated, message: "Write 'AlertState { … } actions: { … } message: { … }'.")
  public init(
    title: TextState,
    message: TextState? = nil,
    dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// An alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: More about the matter.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  @available(*, deprecated, message: "Write 'AlertState { … } actions: { … } message: { … }'.")
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Equal if they say and offer the same; their ids do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _EphemeralState {}
