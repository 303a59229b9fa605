/// Makes one view of the screens of a ``TabView``. The selection says of which type the value of a
/// ``Tab`` is, so that `value: .mail` is enough.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A screen of the closure.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> {
    tab
  }

  /// A screen with `tabItem` and `tag`, or several screens.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several screens.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// The screen of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// A later branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }
}
