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
