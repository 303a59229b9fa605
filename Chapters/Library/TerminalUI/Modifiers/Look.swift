extension View {
  /// Gives text a color.
  ///
  /// - Parameter color: The color, or `nil` for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> some View {
    Inheriting(content: self) { $0.style.foreground = color ?? $0.style.foreground }
  }

  /// Gives text a color.
  ///
  /// - Parameter style: The color.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    foregroundColor(style._color)
  }

  /// Gives what can be tapped a color.
  ///
  /// - Parameter tint: The color, or `nil` for that of the surroundings.
  public func tint(_ tint: Color?) -> some View {
    foregroundColor(tint)
  }

  /// Gives text a size, as far as a terminal can show that.
  ///
  /// - Parameter font: The font.
  public func font(_ font: Font?) -> some View {
    Inheriting(content: self) { font?.apply(to: &$0.style) }
  }

  /// Makes text bold, or not.
  ///
  /// - Parameter isActive: Whether it is bold.
  public func bold(_ isActive: Bool = true) -> some View {
    Inheriting(content: self) { $0.style.isBold = isActive }
  }

  /// Puts text in italics, or not.
  ///
  /// - Parameter isActive: Whether it is in italics.
  public func italic(_ isActive: Bool = true) -> some View {
    Inheriting(content: self) { $0.style.isItalic = isActive }
  }

  /// Underlines text, or not.
  ///
  /// - Parameters:
  ///   - isActive: Whether it is underlined.
  ///   - color: Unused: the line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    Inheriting(content: self) { $0.style.isUnderlined = isActive }
  }

  /// Strikes text through, or not.
  ///
  /// - Parameters:
  ///   - isActive: Whether it is struck through.
  ///   - color: Unused: the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    Inheriting(content: self) { $0.style.isStruckThrough = isActive }
  }

  /// Gives text a weight.
  ///
  /// - Parameter weight: The weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    Inheriting(content: self) { $0.style.isBold = weight?.isBold ?? false }
  }

  /// Gives digits one width, which they all have in a terminal.
  public func monospacedDigit() -> some View {
    self
  }

  /// Aligns the lines of a text.
  ///
  /// - Parameter alignment: How.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Inheriting(content: self) { $0.textAlignment = alignment }
  }

  /// Limits the lines of a text.
  ///
  /// - Parameter number: How many there are at most; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View {
    Inheriting(content: self) { $0.lineLimit = number }
  }

  /// Disables the controls in a view.
  ///
  /// - Parameter disabled: Whether they cannot be used.
  public func disabled(_ disabled: Bool) -> some View {
    Inheriting(content: self) { if disabled { $0.isEnabled = false } }
  }
}
