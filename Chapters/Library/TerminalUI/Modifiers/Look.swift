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

  /// Aligns the lines of a text.
  ///
  /// - Parameter alignment: How.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Inheriting(content: self) { $0.textAlignment = alignment }
  }

  /// Limits the lines of a text.
  ///
  /// - Parameter number: The greatest number of lines; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View {
    Inheriting(content: self) { $0.lineLimit = number }
  }

  /// Writes text in capitals, or without any.
  ///
  /// - Parameter textCase: The case of the letters, or `nil` to leave them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    Inheriting(content: self) {
      $0.letterCase = textCase.map { $0 == .uppercase ? .upper : .lower }
    }
  }

  /// Shows other forms of symbols, such as the filled one.
  ///
  /// - Parameter variant: The form.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    Inheriting(content: self) { $0.symbolSuffix += variant.suffix }
  }

  /// Disables the controls in a view.
  ///
  /// - Parameter disabled: Whether they cannot be used.
  public func disabled(_ disabled: Bool) -> some View {
    Inheriting(content: self) { if disabled { $0.isEnabled = false } }
  }
}

/// Forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  let suffix: String

  public static let none = SymbolVariants(suffix: "")
  public static let fill = SymbolVariants(suffix: ".fill")
  public static let circle = SymbolVariants(suffix: ".circle")
  public static let square = SymbolVariants(suffix: ".square")
  public static let rectangle = SymbolVariants(suffix: ".rectangle")
  public static let slash = SymbolVariants(suffix: ".slash")

  /// The same form, filled.
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  /// The same form in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffix: suffix + ".circle") }
  /// The same form in a square.
  public var square: SymbolVariants { SymbolVariants(suffix: suffix + ".square") }
  /// The same form with a line through it.
  public var slash: SymbolVariants { SymbolVariants(suffix: suffix + ".slash") }
}
