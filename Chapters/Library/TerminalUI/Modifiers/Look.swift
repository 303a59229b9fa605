extension View {
  /// Colors texts and symbols by a color of the terminal; `nil` leaves that of the surroundings.
  public func foregroundColor(_ color: Color?) -> some View {
    Inheriting(content: self) { $0.style.foreground = color ?? $0.style.foreground }
  }

  /// The newer spelling of ``foregroundColor(_:)``; of a gradient, a terminal shows one color.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    foregroundColor(style._color)
  }

  /// Colors what can be tapped; here texts and symbols too, as ``foregroundColor(_:)`` does.
  public func tint(_ tint: Color?) -> some View {
    foregroundColor(tint)
  }

  /// Chooses a font. A terminal has one size of letters, and shows titles and headlines in bold.
  public func font(_ font: Font?) -> some View {
    Inheriting(content: self) { font?.apply(to: &$0.style) }
  }

  /// Makes text stand out; `false` takes it back within what is bold.
  public func bold(_ isActive: Bool = true) -> some View {
    Inheriting(content: self) { $0.style.isBold = isActive }
  }

  /// Puts text in italics, which some terminals show as plain text.
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

  /// Chooses how thick the letters are: a terminal knows plain and bold.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    Inheriting(content: self) { $0.style.isBold = weight?.isBold ?? false }
  }

  /// Decides at which edge the shorter lines of a text begin or end.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Inheriting(content: self) { $0.textAlignment = alignment }
  }

  /// Cuts a text off behind so many lines; `nil` shows all of them.
  public func lineLimit(_ number: Int?) -> some View {
    Inheriting(content: self) { $0.lineLimit = number }
  }

  /// Writes text in capitals, or without any; `nil` leaves the letters as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    Inheriting(content: self) {
      $0.letterCase = textCase.map { $0 == .uppercase ? .upper : .lower }
    }
  }

  /// Shows the symbols of a view in another form, such as the filled one: `star` as `star.fill`.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    Inheriting(content: self) { $0.symbolSuffix += variant.suffix }
  }

  /// Dims the controls of a view, and takes no tap on them; `false` enables none that is disabled.
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
