/// Something that makes another view of a view: a look, or a behavior, with a name.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().border(.secondary)
///   }
/// }
///
/// Text("12 of hearts").modifier(Card())
/// ```
///
/// Name, requirement and isolation are SwiftUI's.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of what the modifier makes.
  associatedtype Body: View

  /// Draws the view that it is given, with what the modifier adds.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that the modifier is given.
  typealias Content = _ViewModifier_Content<Self>
}

extension View {
  /// Hands the view to a modifier, whose body draws it with what the modifier adds.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .children
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - modifier: The modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func evaluate(in node: ViewNode) -> NodeContent {
    InstalledProperties.install(of: modifier, in: node)
    node.setChildren([node.track { modifier.body(content: Modifier.Content(content: content)) }])
    return .children
  }
}
