/// A color of the system by what it is for, as UIKit names it: for `Color(.systemBackground)`.
public struct UIColor: Hashable, Sendable {
  let color: Color

  public static let label = UIColor(color: .primary)
  public static let secondaryLabel = UIColor(color: .secondary)
  public static let systemBackground = UIColor(color: .clear)
  public static let secondarySystemBackground = UIColor(color: .clear)
  public static let systemGroupedBackground = UIColor(color: .clear)
  public static let systemGray6 = UIColor(color: .clear)
}

extension Color {
  /// A color of the system.
  ///
  /// - Parameter color: The color, such as `.systemBackground`.
  public init(_ color: UIColor) {
    self = color.color
  }
}
