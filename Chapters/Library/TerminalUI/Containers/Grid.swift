public import Foundation

/// Rows of views. In a terminal, the columns of a row are as wide as their content.
public struct Grid<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - alignment: Which edges are in one line.
  ///   - horizontalSpacing: Unused.
  ///   - verticalSpacing: The distance between two rows, in points.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment.horizontal, spacing: verticalSpacing, content: content)
  }

  /// The rows.
  public var body: some View { stack }
}

/// A row of a ``Grid``.
public struct GridRow<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: Which edges are in one line.
  ///   - content: The views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    stack = HStack(alignment: alignment ?? .center, content: content)
  }

  /// The views.
  public var body: some View { stack }
}

/// A column of a ``LazyVGrid``. In a terminal, all are of one width.
public struct GridItem: Sendable {
  /// The width of a column.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  let size: Size

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
  }

  /// The number of columns that fit a terminal's width.
  var count: Int {
    guard case .adaptive(let minimum, _) = size else { return 1 }
    return max(1, 40 / max(Cells.columns(minimum), 1))
  }
}

/// Views in columns, row by row.
public struct LazyVGrid<Content: View> {
  private let count: Int
  private let content: Content

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Unused.
  ///   - spacing: Unused.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    count = max(columns.map(\.count).reduce(0, +), 1)
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .stack(.columns(count), of: node)
  }
}
