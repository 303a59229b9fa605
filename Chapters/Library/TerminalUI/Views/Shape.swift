public import Foundation

/// A shape, filled with the color of text if it has no other. A terminal fills its whole frame.
///
/// ```swift
/// Circle()
///   .fill(.red)
///   .frame(width: 64, height: 64)
/// ```
public protocol Shape: View, Sendable {}

extension Shape {
  /// The shape, filled with the color of text.
  public var body: some View { FilledFrame(color: nil) }

  /// Fills the shape.
  public func fill(_ content: some ShapeStyle) -> some View {
    FilledFrame(color: content._color)
  }

  /// Draws the outline: a line around the frame.
  ///
  /// - Parameters:
  ///   - content: The color.
  ///   - lineWidth: Unused: a line of a terminal has one width.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    Color.clear.border(content)
  }

  /// Draws a line inside of the outline, which in a terminal is the outline.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content)
  }
}

/// A circle.
public struct Circle: Shape {
  /// Creates a circle.
  public nonisolated init() {}
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: Unused: a terminal has no round corners.
  ///   - style: Unused.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with two round ends.
public struct Capsule: Shape {
  /// Creates a capsule.
  ///
  /// - Parameter style: Unused.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

/// The form of rounded corners. A terminal shows no difference.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

/// All the room that there is, in one color.
private struct FilledFrame {
  /// The color; `nil` for the color of text.
  let color: Color?
}

extension FilledFrame: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [color, unowned node] _, traits in
      let color = color ?? traits.style.foreground ?? .primary
      return [Element(.colorArea, of: node, .fill(color), label: "", traits: traits)]
    }
  }
}
