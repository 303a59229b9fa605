extension View {
  /// Ties the view's state to a value: when the value changes, the view begins with new state.
  public func id(_ id: some Hashable) -> some View {
    Keyed(content: self, id: AnyHashable(id))
  }
}

/// A view that is known by an id.
private struct Keyed<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension Keyed: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([ViewNode.Child(key: id, view: content)])
    return .children
  }
}
