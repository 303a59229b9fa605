// The styles of controls. A terminal has one look for each control, so that a style changes nothing
// here; in an app, it does.

/// The appearance and behavior of a button.
public protocol PrimitiveButtonStyle {}

/// A button without a border. In a row of a list with several buttons, a tap on one of them is a
/// tap on that one alone.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A button in a frame.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A button that catches the eye.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button in a frame.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button that catches the eye.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The usual button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The look of buttons in an app's own style.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// The parts from which a style makes a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the look of a button.
  ///
  /// - Parameter configuration: The button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts from which a style makes a button.
public struct ButtonStyleConfiguration {
  /// The content of the button.
  public struct Label: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on it.
  public let isPressed: Bool
}

/// The appearance of a list.
public struct _ListStyle: Sendable {
  fileprivate init() {}
}

/// The appearance of a list. In a terminal, all look the same.
public protocol ListStyle {}

extension _ListStyle: ListStyle {}

extension ListStyle where Self == _ListStyle {
  /// The usual list.
  public static var automatic: _ListStyle { _ListStyle() }
  /// A list without frames.
  public static var plain: _ListStyle { _ListStyle() }
  /// A list whose sections stand apart.
  public static var grouped: _ListStyle { _ListStyle() }
  /// A list with room around it.
  public static var inset: _ListStyle { _ListStyle() }
  /// A list whose sections are framed.
  public static var insetGrouped: _ListStyle { _ListStyle() }
  /// A list at the side of a screen.
  public static var sidebar: _ListStyle { _ListStyle() }
}

/// The appearance of a switch. In a terminal, all look the same.
public protocol ToggleStyle {}

/// A switch that looks in one of the usual ways.
public struct _ToggleStyle: ToggleStyle, Sendable {
  fileprivate init() {}
}

extension ToggleStyle where Self == _ToggleStyle {
  /// The usual switch.
  public static var automatic: _ToggleStyle { _ToggleStyle() }
  /// A switch that slides.
  public static var `switch`: _ToggleStyle { _ToggleStyle() }
  /// A button that stays pressed.
  public static var button: _ToggleStyle { _ToggleStyle() }
}

/// The appearance of a field for text.
public protocol TextFieldStyle {}

/// A field with a frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A field without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// The usual field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The appearance of a choice.
public protocol PickerStyle {}

/// All options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A choice in one of the other usual ways.
public struct _PickerStyle: PickerStyle, Sendable {
  fileprivate init() {}
}

extension PickerStyle where Self == _PickerStyle {
  /// The usual choice.
  public static var automatic: _PickerStyle { _PickerStyle() }
  /// All options below each other.
  public static var inline: _PickerStyle { _PickerStyle() }
  /// The options in a menu.
  public static var menu: _PickerStyle { _PickerStyle() }
  /// The options on a page of their own.
  public static var navigationLink: _PickerStyle { _PickerStyle() }
  /// The options on a wheel.
  public static var wheel: _PickerStyle { _PickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Chooses how the buttons in a view look. In a terminal, all styles look the same.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    self
  }

  /// Chooses how the buttons in a view look. A terminal keeps its own look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    self
  }

  /// Chooses how the lists in a view look. In a terminal, all styles look the same.
  public func listStyle(_ style: some ListStyle) -> some View {
    self
  }

  /// Chooses how the switches in a view look. In a terminal, all styles look the same.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    self
  }

  /// Chooses how the fields in a view look. In a terminal, all styles look the same.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    self
  }

  /// Chooses how the choices in a view look. In a terminal, all styles look the same.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    self
  }
}
