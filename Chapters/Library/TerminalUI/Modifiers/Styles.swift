// The styles of controls. A terminal has one look for each control, so that a style changes nothing
// here; in an app, it does.

/// How a button looks and behaves.
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

/// How a field for text looks.
public protocol TextFieldStyle {}

/// A field with a frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How a choice looks.
public protocol PickerStyle {}

/// All options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
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

  /// Chooses how the fields in a view look. In a terminal, all styles look the same.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    self
  }

  /// Chooses how the choices in a view look. In a terminal, all styles look the same.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    self
  }
}
