extension View {
  /// Says which view it is. Under another id, it begins with new state.
  ///
  /// - Parameter id: The id.
  /// - Returns: The view.
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
