public import Foundation

/// A shape, filled with the color of text if it has no other.
///
/// ```swift
/// Circle()
///   .fill(.red)
///   .frame(width: 64, height: 64)
/// ```
///
/// A terminal colors the cells whose middle is in the shape. Name and requirement are SwiftUI's.
public protocol Shape: View, Sendable {
  /// The outline of the shape in an area.
  ///
  /// - Parameter rect: The area.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with some room around it.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// The shape, filled with the color of text.
  public var body: _ShapeView<Self> { _ShapeView(shape: self, color: nil) }

  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - content: The color.
  ///   - style: Unused.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, color: content._color)
  }

  /// Fills the shape with the color of text.
  ///
  /// - Parameter style: Unused.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, color: nil)
  }

  /// Draws the outline.
  ///
  /// - Parameters:
  ///   - content: The color.
  ///   - style: The style of the line.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    _ShapeView(shape: stroke(style: style), color: content._color)
  }

  /// Draws the outline.
  ///
  /// - Parameters:
  ///   - content: The color.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape.
  ///
  /// - Parameter style: The style of the line.
  public func stroke(style: StrokeStyle) -> some Shape {
    _ChangedShape { [self] in path(in: $0).strokedPath(style) }
  }

  /// The outline as a shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline.
  ///
  /// - Parameters:
  ///   - startFraction: The beginning: 0 for the outline's beginning.
  ///   - endFraction: The end: 1 for the outline's end.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape { [self] in path(in: $0).trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape, turned.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point around which it turns.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape { [self] rect in
      let point = CGPoint(
        x: rect.minX + anchor.x * rect.width,
        y: rect.minY + anchor.y * rect.height
      )
      return path(in: rect).rotated(by: angle, around: point)
    }
  }
}

extension InsettableShape {
  /// Draws a line inside of the outline.
  ///
  /// - Parameters:
  ///   - content: The color.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Unused.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line inside of the outline, in the color of text.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }
}

/// A circle, as large as there is room for it.
public struct Circle: InsettableShape {
  private var room: CGFloat = 0

  /// Creates a circle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - room, 0)
    let square = CGRect(
      x: rect.midX - radius,
      y: rect.midY - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    return Path(ellipseIn: square)
  }

  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.room += amount
    return shape
  }
}

/// A rectangle that fills its area.
public struct Rectangle: InsettableShape {
  private var room: CGFloat = 0

  /// Creates a rectangle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: room, dy: room))
  }

  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.room += amount
    return shape
  }
}

/// The form of rounded corners. A terminal shows no difference.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  private let cornerSize: CGSize
  private var room: CGFloat = 0

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: Unused.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect.insetBy(dx: room, dy: room), cornerSize: cornerSize)
    return path
  }

  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.room += amount
    return shape
  }
}

/// A rectangle with two round ends.
public struct Capsule: InsettableShape {
  private var room: CGFloat = 0

  /// Creates a capsule.
  ///
  /// - Parameter style: Unused.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect.insetBy(dx: room, dy: room), cornerRadius: radius)
  }

  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.room += amount
    return shape
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// A shape that is made of another.
private struct _ChangedShape: Shape {
  let make: @Sendable (CGRect) -> Path

  nonisolated init(make: @escaping @Sendable (CGRect) -> Path) {
    self.make = make
  }

  nonisolated func path(in rect: CGRect) -> Path { make(rect) }
}

/// A shape on the screen.
public struct _ShapeView<Content: Shape> {
  let shape: Content
  /// The color that fills it; `nil` for the color of text.
  let color: Color?
}

extension _ShapeView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [shape, color, unowned node] _, traits in
      let isLine = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).lineWidth != nil
      let drawing = ShapeInCells(
        color: color ?? traits.style.foreground ?? .primary,
        isLine: isLine,
        coverage: { [turn = traits.turn, scale = traits.scale] size in
          let path = shape.path(in: CGRect(origin: .zero, size: size))
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          return { point in
            let (x, y) = ((point.x - middle.x) / scale, (point.y - middle.y) / scale)
            return path.covers(
              CGPoint(
                x: middle.x + x * cos(-turn) - y * sin(-turn),
                y: middle.y + x * sin(-turn) + y * cos(-turn)
              )
            )
          }
        }
      )
      return [Element(.colorArea, of: node, .shape(drawing), label: "", traits: traits)]
    }
  }
}
