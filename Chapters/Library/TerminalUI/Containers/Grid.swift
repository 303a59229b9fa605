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
