public import Foundation

/// Views below each other.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let content: Content

  /// Puts views below each other.
  ///
  /// - Parameters:
  ///   - alignment: Which edges are in one line.
  ///   - spacing: The distance between two views, in points; 16 are a row of the terminal. By
  ///     default there is none.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Cells.rows) ?? 0
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .stack(.vertical(alignment, spacing: spacing), of: node)
  }
}

/// Views beside each other.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let content: Content

  /// Puts views beside each other.
  ///
  /// - Parameters:
  ///   - alignment: Which edges are in one line.
  ///   - spacing: The distance between two views, in points; 8 are a column of the terminal. By
  ///     default it is one column.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Cells.columns) ?? 1
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .stack(.horizontal(alignment, spacing: spacing), of: node)
  }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Puts views on top of each other, the first at the back.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the smaller ones.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .stack(.depth(alignment), of: node)
  }
}

extension NodeContent {
  /// An area in which the elements of the children are laid out.
  static func stack(_ layout: Layout, of node: ViewNode) -> NodeContent {
    .elements { [unowned node] children, traits in
      [
        Element(
          .stack,
          of: node,
          layout,
          traits: traits,
          children: children.count == 1 ? children[0] : children.flatMap(\.self)
        )
      ]
    }
  }
}

/// Room that takes all that the views beside it leave.
public struct Spacer {
  private let minLength: CGFloat?

  /// Creates room.
  ///
  /// - Parameter minLength: The smallest space, in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [minLength, unowned node] _, _ in
      let columns = minLength.map(Cells.columns) ?? 0
      return [Element(.spacer, of: node, .spacer(minimum: columns), label: "")]
    }
  }
}

extension Element {
  /// Room that takes all that the elements beside it leave.
  static var space: Element {
    Element(.spacer, of: nil, .spacer(minimum: 1), label: "")
  }
}

/// A line between views.
public struct Divider {
  /// Creates a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [unowned node] _, traits in
      [Element(.divider, of: node, .divider, label: "", traits: traits)]
    }
  }
}

/// Views below each other, which an app makes when they come into sight. A terminal draws only what
/// is in sight in any case.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Puts views below each other.
  ///
  /// - Parameters:
  ///   - alignment: Which edges are in one line.
  ///   - spacing: The distance between two views, in points; 16 are a row of the terminal.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var body: some View { stack }
}

/// Views beside each other, which an app makes when they come into sight.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Puts views beside each other.
  ///
  /// - Parameters:
  ///   - alignment: Which edges are in one line.
  ///   - spacing: The distance between two views, in points; 8 are a column of the terminal.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var body: some View { stack }
}
