// The spellings that came before the builders.

extension ButtonState {
  /// A button that leaves everything as it was.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: The button's action; by default it only closes the alert.
  @available(*, deprecated, message: "Write 'ButtonState(role: .cancel, action: …) { … }'.")
  public static func cancel(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// An ordinary button.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: The button's action; by default it only closes the alert.
  @available(*, deprecated, message: "Write 'ButtonState(action: …) { … }'.")
  public static func `default`(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// A button that destroys something.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: The button's action; by default it only closes the alert.
  @available(*, deprecated, message: "Write 'ButtonState(role: .destructive, action: …) { … }'.")
  public static func destructive(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}
