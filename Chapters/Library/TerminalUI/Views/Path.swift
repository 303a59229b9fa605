public import Foundation

/// The outline of a shape, or a line. Curves are kept as short straight lines.
public struct Path: Equatable, Sendable {
  private var lines: [[CGPoint]] = []
  /// The width of the line; `nil` for an area.
  private(set) var lineWidth: CGFloat?

  /// Creates a path without a line.
  public init() {}

  /// Creates a path.
  ///
  /// - Parameter callback: Adds to the path.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Whether there is no line.
  public var isEmpty: Bool { lines.isEmpty }

  /// The end of the last line.
  public var currentPoint: CGPoint? { lines.last?.last }

  /// Begins a line.
  public mutating func move(to end: CGPoint) {
    lines.append([end])
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    if lines.isEmpty { lines.append([]) }
    lines[lines.count - 1].append(end)
  }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    // As in SwiftUI, the y axis points down: the other way round than one expects.
    var sweep = endAngle.radians - startAngle.radians
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    addCurve { t in
      let angle = startAngle.radians + sweep * t
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the outline of an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    lines.append([])
    addCurve { t in
      CGPoint(
        x: rect.midX + rect.width / 2 * cos(2 * .pi * t),
        y: rect.midY + rect.height / 2 * sin(2 * .pi * t)
      )
    }
  }

  /// Adds the outline of a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    let corners = [
      CGPoint(x: rect.maxX - width, y: rect.minY + height),
      CGPoint(x: rect.maxX - width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.minY + height),
    ]
    lines.append([])
    for (index, corner) in corners.enumerated() {
      addCurve { t in
        let angle = (Double(index) - 1 + t) * .pi / 2
        return CGPoint(x: corner.x + width * cos(angle), y: corner.y + height * sin(angle))
      }
    }
    closeSubpath()
  }

  /// Adds a straight line to where the last line begins.
  public mutating func closeSubpath() {
    if let start = lines.last?.first { addLine(to: start) }
  }

  /// The path as a line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    path.lineWidth = style.lineWidth
    return path
  }

  /// A part of the path.
  ///
  /// - Parameters:
  ///   - from: The beginning: 0 for the path's beginning.
  ///   - to: The end: 1 for the path's end.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var trimmed = self
    trimmed.lines = []
    let total = segments.reduce(0) { $0 + $1.length }
    var place: CGFloat = 0
    for segment in segments where segment.length > 0 {
      let first = max((from * total - place) / segment.length, 0)
      let last = min((to * total - place) / segment.length, 1)
      place += segment.length
      if first < last { trimmed.lines.append([segment.point(at: first), segment.point(at: last)]) }
    }
    return trimmed
  }

  /// The path, turned clockwise around a point.
  func rotated(by angle: Angle, around middle: CGPoint) -> Path {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    var path = self
    path.lines = lines.map { line in
      line.map { point in
        let (x, y) = (point.x - middle.x, point.y - middle.y)
        return CGPoint(
          x: middle.x + x * cosine - y * sine,
          y: middle.y + x * sine + y * cosine
        )
      }
    }
    return path
  }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for line in lines {
      guard var start = line.last else { continue }
      for end in line {
        if (start.y > point.y) != (end.y > point.y) {
          let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
          if point.x < x { isInside.toggle() }
        }
        start = end
      }
    }
    return isInside
  }

  /// Whether a cell of a terminal belongs to the path: to its area, or to its line.
  ///
  /// - Parameter middle: The middle of the cell, in points.
  func covers(_ middle: CGPoint) -> Bool {
    guard let lineWidth else { return contains(middle) }
    // A line covers at least the cells through which it goes.
    let reach = max(lineWidth / 2 / 8, 0.6)
    return segments.contains { $0.inCells.distance(to: Segment.inCells(middle)) <= reach }
  }

  private mutating func addCurve(_ point: (Double) -> CGPoint) {
    let steps = 24
    for step in 0...steps { addLine(to: point(Double(step) / Double(steps))) }
  }

  private var segments: [Segment] {
    lines.flatMap { line in zip(line, line.dropFirst()).map { Segment(start: $0, end: $1) } }
  }
}

/// A straight line between two points.
private struct Segment {
  let start: CGPoint
  let end: CGPoint

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  func point(at fraction: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * fraction,
      y: start.y + (end.y - start.y) * fraction
    )
  }

  func distance(to point: CGPoint) -> CGFloat {
    var fraction: CGFloat = 0
    if length > 0 {
      let along =
        (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
      fraction = max(0, min(along / (length * length), 1))
    }
    let nearest = self.point(at: fraction)
    return hypot(point.x - nearest.x, point.y - nearest.y)
  }

  /// The same line, measured in cells of a terminal.
  var inCells: Segment { Segment(start: Self.inCells(start), end: Self.inCells(end)) }

  static func inCells(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / 8, y: point.y / 16) }
}

/// The style of a line. A terminal uses its width alone.
public struct StrokeStyle: Equatable, Sendable {
  /// The ends of a line.
  public enum LineCap: Sendable {
    case butt, round, square
  }

  /// The corners of a line.
  public enum LineJoin: Sendable {
    case miter, round, bevel
  }

  /// The width of the line, in points.
  public var lineWidth: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

/// The way in which an area is filled. A terminal knows one way.
public struct FillStyle: Equatable, Sendable {
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
