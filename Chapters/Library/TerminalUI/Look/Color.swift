public import Foundation

/// A color. As a view, it is an area filled with it.
public struct Color: Hashable, Sendable {
  enum Name: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, gray, black, clear, primary, secondary, accentColor
  }

  enum Paint: Hashable, Sendable {
    case named(Name)
    /// Parts of red, green and blue, from 0 to 255.
    case mixed(UInt8, UInt8, UInt8)
  }

  let paint: Paint

  init(name: Name) {
    paint = .named(name)
  }

  public static let red = Color(name: .red)
  public static let orange = Color(name: .orange)
  public static let yellow = Color(name: .yellow)
  public static let green = Color(name: .green)
  public static let mint = Color(name: .mint)
  public static let teal = Color(name: .teal)
  public static let cyan = Color(name: .cyan)
  public static let blue = Color(name: .blue)
  public static let indigo = Color(name: .indigo)
  public static let purple = Color(name: .purple)
  public static let pink = Color(name: .pink)
  public static let brown = Color(name: .brown)
  public static let white = Color(name: .white)
  public static let gray = Color(name: .gray)
  public static let black = Color(name: .black)
  /// No color: what is behind is seen.
  public static let clear = Color(name: .clear)
  /// The color of text.
  public static let primary = Color(name: .primary)
  /// The color of text that matters less.
  public static let secondary = Color(name: .secondary)
  /// The color of what can be tapped.
  public static let accentColor = Color(name: .accentColor)
}

extension Color {
  /// The meaning of the parts of a color. A terminal shows all alike.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Mixes a color.
  ///
  /// - Parameters:
  ///   - colorSpace: Unused.
  ///   - red: The part of red, from 0 to 1.
  ///   - green: The part of green, from 0 to 1.
  ///   - blue: The part of blue, from 0 to 1.
  ///   - opacity: The opacity: at 0 all that is behind is seen, otherwise nothing.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(part, 1)) * 255) }
    paint = opacity > 0 ? .mixed(byte(red), byte(green), byte(blue)) : .named(.clear)
  }

  /// Mixes a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: Unused.
  ///   - white: The lightness: 0 for black, 1 for white.
  ///   - opacity: The opacity: at 0 all that is behind is seen, otherwise nothing.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color of the app's own, by its name. Its parts are kept where a terminal does not find them,
  /// so it has the color of what can be tapped, if its name is not that of a color.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Unused.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: Name(rawValue: name.lowercased()) ?? .accentColor)
  }

  /// The color through which more is seen of what is behind: at 0 all of it. A terminal shows
  /// nothing in between.
  public func opacity(_ opacity: Double) -> Color {
    opacity > 0 ? self : .clear
  }
}

/// Something that text or an area can be filled with.
public protocol ShapeStyle: Sendable {
  /// The color that a terminal shows for it.
  var _color: Color { get }
}

extension Color: ShapeStyle {
  /// The color itself.
  public var _color: Color { self }
}

/// A color by how much it matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The color that a terminal shows for it.
  public let _color: Color

  /// The color of text.
  public static let primary = HierarchicalShapeStyle(_color: .primary)
  /// The color of text that matters less.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// The color of text that matters still less.
  public static let tertiary = HierarchicalShapeStyle(_color: .secondary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The color of text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The color of text that matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The color of text that matters still less.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
