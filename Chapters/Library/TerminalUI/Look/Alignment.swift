public import Foundation

/// The edges of views below each other that are in one line.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The share of the remaining room before a view: 0 for none, 1 for all of it.
  let fraction: Double

  public static let leading = HorizontalAlignment(fraction: 0)
  public static let center = HorizontalAlignment(fraction: 0.5)
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// The edges of views beside each other that are in one line.
public struct VerticalAlignment: Equatable, Sendable {
  /// The share of the remaining room above a view: 0 for none, 1 for all of it.
  let fraction: Double

  public static let top = VerticalAlignment(fraction: 0)
  public static let center = VerticalAlignment(fraction: 0.5)
  public static let bottom = VerticalAlignment(fraction: 1)
  public static let firstTextBaseline = VerticalAlignment(fraction: 0)
  public static let lastTextBaseline = VerticalAlignment(fraction: 1)
}

/// The position of a view in a larger area.
public struct Alignment: Equatable, Sendable {
  /// The position from left to right.
  public var horizontal: HorizontalAlignment
  /// The position from top to bottom.
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

/// The alignment of the lines of a text.
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

/// The upper or the lower edge.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  case top, bottom
}

/// Room at the edges of an area, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates room at the edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates no room.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// A place in an area by fractions of its size.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  /// Creates a place: 0 is at the left or at the top, 1 at the right or at the bottom.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Points in cells of a terminal: a cell is 8 points wide and 16 high.
enum Cells {
  static func columns(_ points: CGFloat) -> Int { count(points / 8) }
  static func rows(_ points: CGFloat) -> Int { count(points / 16) }

  /// A whole number of cells, which may be negative.
  static func whole(_ cells: CGFloat) -> Int {
    cells.isFinite ? Int(max(-10_000, min(cells, 10_000)).rounded(.down)) : 0
  }

  private static func count(_ cells: CGFloat) -> Int {
    guard cells > 0 else { return 0 }
    return Int(min(cells, 10_000).rounded())
  }
}
