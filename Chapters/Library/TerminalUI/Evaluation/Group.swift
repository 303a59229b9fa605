/// Nothing to be seen.
public struct EmptyView {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .children
  }
}

/// Several views that count as one, without a layout of their own.
public struct Group<Content: View> {
  private let content: Content

  /// Takes views together, so that one modifier is for all of them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .children
  }
}

/// A view whose type is hidden. A view of another type in its place begins with new state.
public struct AnyView {
  private let view: any View

  /// Hides the type of a view, so that two branches can have one type.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// The same under the newer label.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([view])
    return .children
  }
}
