public import Foundation

/// The width of a column of a ``LazyVGrid``.
public struct GridItem: Sendable {
  /// The kinds of widths, in points; 8 are a column of the terminal.
  public enum Size: Sendable {
    /// One column of this width.
    case fixed(CGFloat)
    /// One column that shares the room with the others.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as have room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width.
  public var size: Size
  /// The distance from the next column, in points; by default it is one column of the terminal.
  public var spacing: CGFloat?
  /// The place of a view in its cell; by default it is the middle.
  public var alignment: Alignment?

  /// Describes a column.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: GridTracks.Track {
    let (least, greatest, isRepeated) =
      switch size {
      case .fixed(let width): (width, width, false)
      case .flexible(let minimum, let maximum): (minimum, maximum, false)
      case .adaptive(let minimum, let maximum): (minimum, maximum, true)
      }
    let columns = max(Cells.columns(least), 1)
    return GridTracks.Track(
      width: columns...max(Cells.columns(greatest), columns),
      isRepeated: isRepeated,
      spacing: spacing.map(Cells.columns) ?? 1,
      alignment: alignment ?? .center
    )
  }
}

/// Views in columns, row by row.
public struct LazyVGrid<Content: View> {
  private let tracks: GridTracks
  private let content: Content

  /// Puts views in columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Unused: the views around the grid decide on its place.
  ///   - spacing: The distance between two rows, in points; 16 are a row of the terminal. By
  ///     default there is none.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(tracks: columns.map(\.track), spacing: spacing.map(Cells.rows) ?? 0)
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .stack(.grid(tracks), of: node)
  }
}
