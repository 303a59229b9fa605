public import Foundation

extension View {
  /// Puts room around a view.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - length: The amount, in points; a cell of the terminal is 8 wide and 16 high. By default
  ///     two columns or one row.
  /// - Returns: The view with room around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let columns = Cells.columns(length ?? 16)
    let rows = Cells.rows(length ?? 16)
    return Wrapping(
      content: self,
      role: .stack,
      layout: .padding(
        Insets(
          top: edges.contains(.top) ? rows : 0,
          leading: edges.contains(.leading) ? columns : 0,
          bottom: edges.contains(.bottom) ? rows : 0,
          trailing: edges.contains(.trailing) ? columns : 0
        )
      )
    )
  }

  /// Puts room around a view.
  ///
  /// - Parameter length: The amount, in points.
  /// - Returns: The view with room around it.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Puts room around a view.
  ///
  /// - Parameter insets: The amount, in points.
  /// - Returns: The view with room around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    Wrapping(
      content: self,
      role: .stack,
      layout: .padding(
        Insets(
          top: Cells.rows(insets.top),
          leading: Cells.columns(insets.leading),
          bottom: Cells.rows(insets.bottom),
          trailing: Cells.columns(insets.trailing)
        )
      )
    )
  }

  /// Shows a view elsewhere than where its room is.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Returns: The view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let layout = Layout.offset(x: Cells.whole((x + 4) / 8), y: Cells.whole((y + 8) / 16))
    return Wrapping(content: self, role: .stack, layout: layout)
  }

  /// Shows a view elsewhere than where its room is.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts views above or below a view.
  ///
  /// - Parameters:
  ///   - edge: The place of the views.
  ///   - alignment: Which edges are in one line.
  ///   - spacing: The distance, in points.
  ///   - content: The views.
  /// - Returns: The view with the others.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Gives a view a certain size.
  ///
  /// - Parameters:
  ///   - width: The width in points; 8 are a column of the terminal. `nil` leaves it to the view.
  ///   - height: The height in points; 16 are a row of the terminal. `nil` leaves it to the view.
  ///   - alignment: The place of the view if it is smaller.
  /// - Returns: The view in its frame.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let columns = width.map { max(Cells.columns($0), 1) }
    let rows = height.map { max(Cells.rows($0), 1) }
    return Wrapping(
      content: self,
      role: .stack,
      layout: .frame(
        FrameLimits(minWidth: columns, maxWidth: columns, minHeight: rows, maxHeight: rows),
        alignment
      )
    )
  }

  /// Gives a view a size within bounds.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - idealWidth: Unused.
  ///   - maxWidth: The greatest width in points; `.infinity` takes all that there is.
  ///   - minHeight: The least height in points.
  ///   - idealHeight: Unused.
  ///   - maxHeight: The greatest height in points; `.infinity` takes all that there is.
  ///   - alignment: The place of the view if it is smaller.
  /// - Returns: The view in its frame.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Wrapping(
      content: self,
      role: .stack,
      layout: .frame(
        FrameLimits(
          minWidth: minWidth.map(Cells.columns),
          maxWidth: maxWidth.map(Cells.columns),
          minHeight: minHeight.map(Cells.rows),
          maxHeight: maxHeight.map(Cells.rows)
        ),
        alignment
      )
    )
  }

  /// Draws a line around a view.
  ///
  /// - Parameters:
  ///   - content: The color of the line.
  ///   - width: Unused: a line of a terminal has one width.
  /// - Returns: The view in its border.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    Wrapping(content: self, role: .stack, layout: .border(content._color))
  }

  /// Puts views on top of a view, which keeps its size.
  ///
  /// - Parameters:
  ///   - alignment: The place of the views.
  ///   - content: The views on top.
  /// - Returns: The view with others on top.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Layered(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  /// Puts views behind a view, which keeps its size.
  ///
  /// - Parameters:
  ///   - alignment: The place of the views.
  ///   - content: The views behind.
  /// - Returns: The view with others behind.
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Layered(content: self, other: content(), alignment: alignment, isBehind: true)
  }

  /// Colors the cells behind a view.
  public func background(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Layered(content: self, other: style._color, alignment: .center, isBehind: true)
  }

  /// Fills a shape behind a view.
  ///
  /// - Parameters:
  ///   - style: The color.
  ///   - shape: The shape.
  /// - Returns: The view with a background.
  public func background(
    _ style: some ShapeStyle,
    in shape: some Shape
  ) -> some View {
    Layered(content: self, other: shape.fill(style), alignment: .center, isBehind: true)
  }

  /// Puts a view behind a view: the spelling of older code.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    Layered(content: self, other: background, alignment: alignment, isBehind: true)
  }

  /// Puts a view on top of a view: the spelling of older code.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    Layered(content: self, other: overlay, alignment: alignment, isBehind: false)
  }
}

/// A view with others on top or behind.
private struct Layered<Content: View, Other: View> {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool
}

extension Layered: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content, other])
    return .elements { [alignment, isBehind, unowned node] children, traits in
      let groups = children.map {
        $0.count == 1
          ? $0[0]
          : Element(.stack, of: nil, .vertical(.center, spacing: 0), traits: traits, children: $0)
      }
      let layout = Layout.overlay(alignment, isBehind: isBehind)
      return [Element(.stack, of: node, layout, traits: traits, children: groups)]
    }
  }
}
