public import TerminalUI

extension ButtonRole {
  /// Creates the role of a button that a feature's state describes.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Button where Label == Text {
  /// Creates a button that a feature's state describes.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - action: Receives what the button sends, or `nil` if it only closes what it is in.
  @MainActor
  public init<Action>(
    _ button: ButtonState<Action>,
    action: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    self.init(
      role: button.role.map { ButtonRole($0) },
      action: { button.withAction { action($0) } },
      label: { Text(button.label) }
    )
  }
}
