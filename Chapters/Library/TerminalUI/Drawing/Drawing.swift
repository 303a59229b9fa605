extension ViewHost {
  /// Draws the screen as it is now.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  /// - Returns: The cells.
  package func draw(width: Int, height: Int) -> CellGrid {
    update()
    var drawing = Drawing(host: self, width: width, height: height)
    for (index, layer) in layers.enumerated() {
      drawing.draw(layer, isFirst: index == 0)
    }
    places = drawing.places
    hasSpinner = drawing.hasSpinner
    return drawing.grid
  }
}

/// A picture of a screen in the making.
@MainActor
private struct Drawing {
  let host: ViewHost
  var grid: CellGrid
  var places: [(area: Rect, element: Element)] = []
  var hasSpinner = false

  init(host: ViewHost, width: Int, height: Int) {
    self.host = host
    grid = CellGrid(width: width, height: height)
  }

  mutating func draw(_ layer: Layer, isFirst: Bool) {
    let screen = grid.area
    if isFirst {
      draw(layer.element, in: screen, clip: screen)
      return
    }
    // Controls behind the layer cannot be used.
    places = []
    grid.restyle(screen) {
      $0.isDim = true
      $0.isReversed = false
    }
    if layer.kind == .sheet {
      let area = screen.inset(by: Insets(top: 2, leading: 0, bottom: 0, trailing: 0))
      grid.clear(area)
      // The frame goes on below the screen.
      grid.box(
        Rect(x: area.x, y: area.y, width: area.width, height: area.height + 1),
        TextStyle(),
        in: screen
      )
      let inside = area.inset(by: Insets(top: 1, leading: 1, bottom: 0, trailing: 1))
      draw(layer.element, in: inside, clip: inside)
    } else {
      let width = max(min(screen.width - 4, 34), min(screen.width, 10))
      var size = layer.element.measure(Proposal(width: width))
      size.width = width
      size.height = min(size.height, screen.height)
      let area = screen.placing(size, layer.kind == .dialog ? .bottom : .center)
      grid.clear(area)
      draw(layer.element, in: area, clip: area)
    }
  }

  mutating func draw(_ element: Element, in area: Rect, clip: Rect) {
    let visible = area.intersection(clip)
    if visible.width == 0 || visible.height == 0 { return }
    if !element.actions.isEmpty { places.append((visible, element)) }
    // An element that is moved is drawn outside of its own room.
    drawContent(of: element, in: area, clip: element.isMoved ? clip : visible)
    if element.isFocused, element.canHaveFocus { showFocus(of: element, in: area, clip: visible) }
  }

  private mutating func drawContent(of element: Element, in area: Rect, clip: Rect) {
    let children = element.children
    switch element.layout {
    case .text(_, let alignment, _):
      drawText(element, alignment, in: area, clip: clip)
    case .field(let text, let placeholder, let alignment):
      drawField(element, text, placeholder, alignment, in: area, clip: clip)
    case .bar(let fraction, let isSlider):
      drawBar(fraction, isSlider: isSlider, element.style, in: area, clip: clip)
    case .spinner:
      hasSpinner = true
      let turns = Int(host.time * 10) % Self.spinner.count
      grid.put(Self.spinner[turns], element.style, x: area.x, y: area.y, in: clip)
    case .divider:
      var style = element.style
      style.isDim = true
      let isVertical = area.width == 1 && area.height > 1
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          grid.put(isVertical ? "│" : "─", style, x: x, y: y, in: clip)
        }
      }
    case .bracket(let sign):
      for y in area.y..<area.maxY { grid.put(sign, element.style, x: area.x, y: y, in: clip) }
    case .spacer:
      break
    case .fill(let color):
      fill(clip, with: color)
    case .offset(let x, let y):
      var place = area
      place.x += x
      place.y += y
      draw(element.content, in: place, clip: clip)
    case .hidden:
      break
    case .vertical(let alignment, let spacing):
      let lengths = StackLayout(children, .vertical, spacing: spacing)
        .lengths(Proposal(width: area.width, height: area.height))
      var y = area.y
      for (child, length) in zip(children, lengths) {
        let row = Rect(x: area.x, y: y, width: area.width, height: length)
        var size = child.measure(Proposal(width: area.width, height: length))
        size.height = length
        let place = row.placing(size, Alignment(horizontal: alignment, vertical: .top))
        draw(child, in: place, clip: clip)
        y += length + spacing
      }
    case .horizontal(let alignment, let spacing):
      let lengths = StackLayout(children, .horizontal, spacing: spacing)
        .lengths(Proposal(width: area.width, height: area.height))
      var x = area.x
      for (child, length) in zip(children, lengths) {
        let column = Rect(x: x, y: area.y, width: length, height: area.height)
        let proposal = Proposal(width: length, height: area.height)
        var size = child.measure(proposal, along: .horizontal)
        size.width = length
        let place = column.placing(size, Alignment(horizontal: .leading, vertical: alignment))
        draw(child, in: place, clip: clip)
        x += length + spacing
      }
    case .edges:
      drawEdges(children, in: area, clip: clip)
    case .depth(let alignment):
      for child in children { drawAligned(child, alignment, in: area, clip: clip) }
    case .grid(let tracks):
      for (child, place, alignment) in GridLayout(children, tracks).places(width: area.width) {
        let cell = Rect(
          x: area.x + place.x,
          y: area.y + place.y,
          width: place.width,
          height: place.height
        )
        drawAligned(child, alignment, in: cell, clip: clip)
      }
    case .overlay(let alignment, let isBehind):
      guard let first = children.first else { return }
      if !isBehind { draw(first, in: area, clip: clip) }
      for child in children.dropFirst() { drawAligned(child, alignment, in: area, clip: clip) }
      if isBehind { draw(first, in: area, clip: clip) }
    case .padding(let insets):
      draw(element.content, in: area.inset(by: insets), clip: clip)
    case .frame(_, let alignment):
      drawAligned(element.content, alignment, in: area, clip: clip)
    case .border(let color):
      var style = TextStyle()
      style.foreground = color
      grid.box(area, style, in: clip)
      let inside = area.inset(by: Insets(top: 1, leading: 1, bottom: 1, trailing: 1))
      draw(element.content, in: inside, clip: clip)
    case .page:
      drawAligned(element.content, .center, in: area, clip: clip)
    case .list:
      drawList(element, in: area, clip: clip)
    }
  }

  private mutating func fill(_ area: Rect, with color: Color) {
    if color == .clear { return }
    if color != .primary { return grid.restyle(area) { $0.background = color } }
    // The color of text is not known as a background.
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { grid.put("█", TextStyle(), x: x, y: y, in: area) }
    }
  }

  private mutating func drawAligned(
    _ element: Element,
    _ alignment: Alignment,
    in area: Rect,
    clip: Rect
  ) {
    let size = element.measure(Proposal(width: area.width, height: area.height))
    draw(element, in: area.placing(size, alignment), clip: clip)
  }

  /// Draws three elements in a row. The middle of the second is the middle of the area, if there is
  /// room for it there.
  private mutating func drawEdges(_ children: [Element], in area: Rect, clip: Rect) {
    let widths = children.map { min($0.measure(Proposal()).width, area.width) }
    let left = widths[0] > 0 ? area.x + widths[0] + 1 : area.x
    let right = widths[2] > 0 ? area.maxX - widths[2] - 1 : area.maxX
    let title = min(widths[1], max(right - left, 0))
    let middle = min(max(area.x + (area.width - title) / 2, left), max(right - title, left))
    for (child, (x, width)) in zip(
      children,
      [(area.x, widths[0]), (middle, title), (area.maxX - widths[2], widths[2])]
    ) {
      draw(child, in: Rect(x: x, y: area.y, width: width, height: area.height), clip: clip)
    }
  }

  /// The frames of a spinner, ten of them a second.
  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  private mutating func drawText(
    _ element: Element,
    _ alignment: TextAlignment,
    in area: Rect,
    clip: Rect
  ) {
    for (index, line) in element.textLines(width: area.width).enumerated() {
      let room = max(area.width - line.columns, 0)
      var x = area.x
      switch alignment {
      case .leading: break
      case .center: x += room / 2
      case .trailing: x += room
      }
      for character in line {
        grid.put(character.character, character.style, x: x, y: area.y + index, in: clip)
        x += character.columns
      }
    }
  }

  private mutating func drawField(
    _ element: Element,
    _ text: String,
    _ placeholder: String,
    _ alignment: TextAlignment,
    in area: Rect,
    clip: Rect
  ) {
    var style = element.style
    style.isUnderlined = true
    if !element.isEnabled { style.isDim = true }
    for x in area.x..<area.maxX { grid.put("_", style, x: x, y: area.y, in: clip) }
    if text.isEmpty { style.isDim = true }
    let shown = text.isEmpty ? placeholder : Self.end(of: text, columns: area.width)
    let start = area.x + Self.indentation(of: shown, alignment, in: area)
    grid.put(shown, style, x: start, y: area.y, in: clip)
  }

  /// The end of a text that is too long for a field: there one writes.
  private static func end(of text: String, columns: Int) -> String {
    var end = text
    while end.columns >= columns, !end.isEmpty { end.removeFirst() }
    return end
  }

  /// The distance of a field's text from the left edge.
  private static func indentation(
    of text: String,
    _ alignment: TextAlignment,
    in area: Rect
  ) -> Int {
    // The last column is for the cursor.
    let room = max(area.width - text.columns - 1, 0)
    return switch alignment {
    case .leading: 0
    case .center: (room + 1) / 2
    case .trailing: room
    }
  }

  private mutating func drawBar(
    _ fraction: Double,
    isSlider: Bool,
    _ style: TextStyle,
    in area: Rect,
    clip: Rect
  ) {
    var filled = style
    filled.foreground = style.foreground ?? .accentColor
    var empty = style
    empty.isDim = true
    let cells = isSlider ? area.width - 1 : area.width
    let end = Int((Double(max(cells, 0)) * min(max(fraction, 0), 1)).rounded())
    for column in 0..<area.width {
      let x = area.x + column
      if isSlider, column == end {
        grid.put("●", filled, x: x, y: area.y, in: clip)
      } else if column < end {
        grid.put(isSlider ? "━" : "█", filled, x: x, y: area.y, in: clip)
      } else {
        grid.put(isSlider ? "─" : "░", empty, x: x, y: area.y, in: clip)
      }
    }
  }

  private mutating func drawList(_ element: Element, in area: Rect, clip: Rect) {
    let rows = element.children
    let heights = rows.map { $0.measure(Proposal(width: area.width)).height }
    let total = heights.reduce(0, +)
    let id = element.node.map(ObjectIdentifier.init)
    var offset = id.flatMap { host.scrollOffsets[$0] } ?? 0
    if host.followsFocus, let focused = host.focusedNode {
      // The row with the focus must be seen.
      var y = 0
      for (row, height) in zip(rows, heights) {
        if row.holds(focused) {
          offset = min(max(offset, y + height - area.height), y)
          break
        }
        y += height
      }
    }
    offset = max(0, min(offset, total - area.height))
    if let id { host.scrollOffsets[id] = offset }
    var y = area.y - offset
    for (row, height) in zip(rows, heights) {
      if y >= area.maxY { break }
      if y + height > area.y {
        let place = Rect(x: area.x, y: y, width: area.width, height: height)
        draw(row, in: place, clip: clip)
      }
      y += height
    }
    guard total > area.height, area.width > 0 else { return }
    var style = TextStyle()
    style.isDim = true
    if offset > 0 { grid.put("▴", style, x: area.maxX - 1, y: area.y, in: clip) }
    if offset + area.height < total {
      grid.put("▾", style, x: area.maxX - 1, y: area.maxY - 1, in: clip)
    }
  }

  private mutating func showFocus(of element: Element, in area: Rect, clip: Rect) {
    guard case .field(let text, let placeholder, let alignment) = element.layout else {
      grid.restyle(clip) { $0.isReversed = true }
      return
    }
    let shown = Self.end(of: text, columns: area.width)
    let start = Self.indentation(of: text.isEmpty ? placeholder : shown, alignment, in: area)
    let columns = String(shown.dropLast(host.cursorFromEnd)).columns
    let x = min(area.x + start + columns, area.maxX - 1)
    grid.restyle(Rect(x: x, y: area.y, width: 1, height: 1).intersection(clip)) {
      $0.isReversed = true
    }
  }
}

extension Element {
  /// Whether it is drawn elsewhere than where its room is.
  fileprivate var isMoved: Bool {
    if case .offset = layout { true } else { false }
  }

  /// Whether a control in the element belongs to a node.
  fileprivate func holds(_ node: ViewNode) -> Bool {
    controls.contains { $0.node === node }
  }
}
