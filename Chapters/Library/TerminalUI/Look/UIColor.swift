/// A color of the system by what it is for, as UIKit names it: for `Color(.systemBackground)`.
public struct UIColor: Hashable, Sendable {
  let color: Color

  public static let label = UIColor(color: .primary)
  public static let secondaryLabel = UIColor(color: .secondary)
  public static let separator = UIColor(color: .secondary)
  public static let systemBackground = UIColor(color: .clear)
  public static let secondarySystemBackground = UIColor(color: .clear)
  public static let systemGroupedBackground = UIColor(color: .clear)
  public static let systemRed = UIColor(color: .red)
  public static let systemOrange = UIColor(color: .orange)
  public static let systemYellow = UIColor(color: .yellow)
  public static let systemGreen = UIColor(color: .green)
  public static let systemBlue = UIColor(color: .blue)
  public static let systemPurple = UIColor(color: .purple)
  public static let systemGray = UIColor(color: .gray)
  public static let systemGray5 = UIColor(color: .clear)
  public static let systemGray6 = UIColor(color: .clear)
}

extension Color {
  /// A color of the system.
  ///
  /// - Parameter color: The color, such as `.systemBackground`.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// A color of the system.
  ///
  /// - Parameter uiColor: The color, such as `.systemBackground`.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
