internal import Foundation

/// Which edges of views below each other are in one line.
public struct HorizontalAlignment: Equatable, Sendable {
  /// How much of the room that is left is before a view: 0 for none, 1 for all of it.
  let fraction: Double

  public static let leading = HorizontalAlignment(fraction: 0)
  public static let center = HorizontalAlignment(fraction: 0.5)
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// Which edges of views beside each other are in one line.
public struct VerticalAlignment: Equatable, Sendable {
  /// How much of the room that is left is above a view: 0 for none, 1 for all of it.
  let fraction: Double

  public static let top = VerticalAlignment(fraction: 0)
  public static let center = VerticalAlignment(fraction: 0.5)
  public static let bottom = VerticalAlignment(fraction: 1)
  public static let firstTextBaseline = VerticalAlignment(fraction: 0)
  public static let lastTextBaseline = VerticalAlignment(fraction: 1)
}

/// Where a view is in a larger area.
public struct Alignment: Equatable, Sendable {
  /// Where it is from left to right.
  public var horizontal: HorizontalAlignment
  /// Where it is from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// A direction on the screen.
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  case horizontal, vertical

  /// Directions on the screen.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// The edges of an area.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Some edges of an area.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Points in cells of a terminal: a cell is 8 points wide and 16 high.
enum Cells {
  static func columns(_ points: CGFloat) -> Int { count(points / 8) }
  static func rows(_ points: CGFloat) -> Int { count(points / 16) }

  private static func count(_ cells: CGFloat) -> Int {
    guard cells > 0 else { return 0 }
    return Int(min(cells, 10_000).rounded())
  }
}
