/// Makes one view of the views in a closure, with `if`, `if let` and `switch` where needed.
@resultBuilder
public enum ViewBuilder {
  /// A view of the closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// No views.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// The view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// A later branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other, as a closure lists them.
public struct TupleView<T> {
  /// The views.
  public var value: T
  private let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren(views)
    return .children
  }
}

/// One of two views, by a condition. When the condition changes, the other view begins with new
/// state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    switch storage {
    case .first(let view): node.setChildren([ViewNode.Child(key: 0, view: view)])
    case .second(let view): node.setChildren([ViewNode.Child(key: 1, view: view)])
    }
    return .children
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren(map { [$0] } ?? [])
    return .children
  }
}
