public import Foundation

/// Colors that go over into each other. A terminal shows the one in the middle.
public struct Gradient: ShapeStyle, Equatable {
  /// A color, and where it is.
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    /// Creates a color at a place, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
  }

  /// The color that a terminal shows for it.
  public var _color: Color {
    let shown = stops.map(\.color).filter { $0 != .clear }
    return shown.isEmpty ? .clear : shown[shown.count / 2]
  }
}

/// Colors that go over into each other around a point.
public struct AngularGradient: ShapeStyle, View {
  /// The color that a terminal shows for it.
  public let _color: Color

  /// Creates a gradient.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    _color = gradient._color
  }

  /// An area with the colors.
  public var body: some View { _color }
}
