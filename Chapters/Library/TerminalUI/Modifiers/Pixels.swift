public import Foundation

extension View {
  /// Lets more be seen of what is behind. In a terminal, a view is seen, is dim, or is not seen at
  /// all, and then cannot be used.
  ///
  /// - Parameter opacity: From 0 for nothing to 1.
  /// - Returns: The view.
  public func opacity(_ opacity: Double) -> some View {
    Fading(content: self, opacity: opacity)
  }

  /// Shows nothing of a view but its room.
  public func hidden() -> some View {
    Fading(content: self, opacity: 0)
  }

  /// Turns shapes. Text stays as it is.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: Unused: a shape turns around its middle.
  /// - Returns: The view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Inheriting(content: self) { $0.turn += angle.radians }
  }

  /// Draws shapes larger or smaller. Text stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factor by which it is larger.
  ///   - anchor: Unused: a shape grows from its middle.
  /// - Returns: The view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    Inheriting(content: self) { $0.scale *= Double(max(scale, 0.01)) }
  }
}

extension View {
  /// Gives a view a relation of width and height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` leaves it to the view.
  ///   - contentMode: Unused: the view fits into the room.
  /// - Returns: The view.
  @ViewBuilder
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    if let aspectRatio, aspectRatio > 0 {
      Wrapping(content: self, role: .stack, layout: .aspect(Double(aspectRatio)))
    } else {
      self
    }
  }
}

/// A view that is dim, or of which only the room is there.
private struct Fading<Content: View> {
  let content: Content
  let opacity: Double
}

extension Fading: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    if opacity >= 1 { return .children }
    if opacity > 0 {
      return .inheriting { traits in
        var traits = traits
        traits.style.isDim = true
        return traits
      }
    }
    return .elements { [unowned node] children, traits in
      [Element(.stack, of: node, .hidden, label: "", traits: traits, children: children[0])]
    }
  }
}
