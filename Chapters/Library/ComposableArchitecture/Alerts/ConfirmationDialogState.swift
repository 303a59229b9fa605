public import Foundation

/// A confirmation dialog as a value: a sheet of buttons that asks what to do.
///
/// It is used like an ``AlertState``:
///
/// ```swift
/// state.dialog = ConfirmationDialogState {
///   TextState("Delete this result?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteButtonTapped) {
///     TextState("Delete")
///   }
///   ButtonState(role: .cancel) {
///     TextState("Keep")
///   }
/// }
/// ```
///
/// Two dialogs are equal if they say and offer the same; their ``id`` does not count.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Tells this dialog from the next one, also when that one says the same.
  public let id: UUID
  /// The buttons.
  public var buttons: [ButtonState<Action>]
  /// More about the matter, below the title.
  public var message: TextState?
  /// The title of the dialog.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  init(
    id: UUID,
    buttons: [ButtonState<Action>],
    message: TextState?,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// A dialog.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: .quick(),
      buttons: actions(),
      message: message?(),
      title: title(),
      titleVisibility: titleVisibility
    )
  }

  /// A dialog whose title is shown where the platform does so.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  /// A dialog with a list of buttons; the spelling that came before the builders.
  @available(
    *,
    deprecated,
    message: "Write 'ConfirmationDialogState { … } actions: { … } message: { … }'."
  )
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      id: .quick(),
      buttons: buttons,
      message: message,
      title: title,
      titleVisibility: titleVisibility
    )
  }

  /// The same dialog for another kind of action.
  ///
  /// - Parameter transform: Turns an action of this dialog's buttons into one of the new dialog's.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title,
      titleVisibility: titleVisibility
    )
  }
}

/// Whether the title of a ``ConfirmationDialogState`` is shown.
public enum ConfirmationDialogStateTitleVisibility: Equatable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// Never.
  case hidden
  /// Always.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Equal if they say and offer the same; their ids do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: _EphemeralState {}
