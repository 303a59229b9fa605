extension CellGrid {
  /// The cells as a picture with round corners, in the SVG format.
  ///
  /// Lines and blocks are drawn as shapes, without gaps between rows whatever the font. Text is
  /// held in its columns. The colors are those of a light or of a dark page.
  ///
  /// - Parameter frames: Areas with a box around, which become frames with round corners, as a phone
  ///   has.
  /// - Returns: The picture, a whole document.
  package func svg(frames: [Rect] = []) -> String {
    var picture = Picture(grid: self)
    for frame in frames { picture.add(frame: frame) }
    for y in 0..<height { picture.add(row: y) }
    return picture.document()
  }
}

/// A picture in the making.
private struct Picture {
  /// Width and height of a cell in pixels, and the room around the cells.
  private static let cell = (width: 9, height: 20)
  private static let margin = 16
  /// The distance of a cell's lines and text from its top.
  private static let middle = 10.5
  private static let baseline = 15

  private var grid: CellGrid
  private var colors: Set<PictureColor> = [.page, .named(.primary)]
  private var areas: [String] = []
  private var shapes: [String] = []
  private var texts: [String] = []

  init(grid: CellGrid) {
    self.grid = grid
  }

  private func left(_ x: Int) -> Int { Self.margin + x * Self.cell.width }
  private func top(_ y: Int) -> Int { Self.margin + y * Self.cell.height }

  // MARK: - Parts

  /// Draws a frame in place of the box around an area.
  mutating func add(frame: Rect) {
    colors.formUnion([.screen, .frame])
    let (width, height) = (Self.cell.width, Self.cell.height)
    areas.append(
      """
      <rect x="\(left(frame.x) + 2)" y="\(top(frame.y) + 5)" \
      width="\(frame.width * width - 4)" height="\(frame.height * height - 10)" rx="24" \
      \(PictureColor.screen.fill(edge: .frame)) stroke-width="3"/>
      """
    )
    for x in frame.x..<frame.maxX {
      grid[x, frame.y] = Cell()
      grid[x, frame.maxY - 1] = Cell()
    }
    for y in frame.y..<frame.maxY {
      grid[frame.x, y] = Cell()
      grid[frame.maxX - 1, y] = Cell()
    }
  }

  /// Draws a row of cells.
  mutating func add(row y: Int) {
    var x = 0
    while x < grid.width {
      let style = grid[x, y].style
      var end = x + 1
      while end < grid.width, grid[end, y].style == style { end += 1 }
      add(x..<end, y, style)
      x = end
    }
  }

  /// Draws cells of one style that are beside each other.
  private mutating func add(_ columns: Range<Int>, _ y: Int, _ style: TextStyle) {
    var foreground = PictureColor(style.foreground ?? .primary)
    var isFaint = style.isDim
    if isFaint, style.foreground == nil {
      foreground = .named(.secondary)
      isFaint = false
    }
    var background = style.background.map { PictureColor($0) }
    if style.isReversed { (foreground, background) = (.page, foreground) }
    if let background, background != .named(.clear) {
      colors.insert(background)
      areas.append(
        """
        <rect x="\(left(columns.lowerBound))" y="\(top(y))" \
        width="\(columns.count * Self.cell.width)" height="\(Self.cell.height)" \
        \(background.fill)/>
        """
      )
    }
    let look = Look(color: foreground, isFaint: isFaint, style: style)
    var text = TextRun()
    for x in columns where !grid[x, y].isContinuation {
      let character = grid[x, y].character
      if style.isUnderlined, character == "_" { continue }
      if let shape = shape(of: character, x, y) {
        add(shape, look)
      } else if character.isASCII || character.isLetter && character.columns == 1 {
        if let end = text.end, x > end + 2 {
          add(text, y, look)
          text = TextRun()
        }
        if character != " " {
          text.append(character, at: x)
        }
      } else {
        // Fonts disagree about the width of signs, so each has a place of its own.
        add(character, x, y, look)
      }
    }
    add(text, y, look)
    if style.isUnderlined { addLine(columns, top(y) + 18, look) }
    if style.isStruckThrough { addLine(columns, top(y) + 10, look) }
  }

  /// The color and style of something drawn.
  private struct Look {
    let color: PictureColor
    let isFaint: Bool
    let style: TextStyle

    var fill: String { color.fill + faintness }
    var stroke: String { color.stroke + faintness }
    private var faintness: String { isFaint ? " opacity=\"0.55\"" : "" }

    var font: String {
      (style.isBold ? " font-weight=\"bold\"" : "")
        + (style.isItalic ? " font-style=\"italic\"" : "")
    }
  }

  /// Characters of one style with no more than one blank between two of them.
  private struct TextRun {
    var start = 0
    /// The last column.
    var end: Int?
    var text = ""

    mutating func append(_ character: Character, at x: Int) {
      if let end {
        text += String(repeating: " ", count: x - end - 1)
      } else {
        start = x
      }
      text.append(character)
      end = x
    }
  }

  // MARK: - Text

  private mutating func add(_ run: TextRun, _ y: Int, _ look: Look) {
    guard let end = run.end else { return }
    colors.insert(look.color)
    // The length keeps columns in line whatever the font.
    texts.append(
      """
      <text x="\(left(run.start))" y="\(top(y) + Self.baseline)" \
      textLength="\((end + 1 - run.start) * Self.cell.width)" lengthAdjust="spacingAndGlyphs" \
      \(look.fill)\(look.font)>\(run.text.escapedForXML)</text>
      """
    )
  }

  private mutating func add(_ character: Character, _ x: Int, _ y: Int, _ look: Look) {
    colors.insert(look.color)
    let middle = Double(left(x)) + Double(character.columns * Self.cell.width) / 2
    texts.append(
      """
      <text x="\(middle)" y="\(top(y) + Self.baseline)" text-anchor="middle" \
      \(look.fill)\(look.font)>\(String(character).escapedForXML)</text>
      """
    )
  }

  // MARK: - Shapes

  /// A shape drawn for a character instead of the font's glyph.
  private enum Shape {
    /// A line; its width is in pixels.
    case path(String, width: Int)
    /// A part of the cell that is filled, and how much.
    case fill(opacity: Double)
  }

  private func shape(of character: Character, _ x: Int, _ y: Int) -> (Shape, x: Int, y: Int)? {
    let (left, top) = (left(x), top(y))
    let (right, bottom) = (left + Self.cell.width, top + Self.cell.height)
    let column = Double(left) + Double(Self.cell.width) / 2
    let row = Double(top) + Self.middle
    let path: String
    switch character {
    case "─", "━": path = "M\(left) \(row)H\(right)"
    case "│": path = "M\(column) \(top)V\(bottom)"
    case "╭": path = corner(column, row, from: bottom, to: right)
    case "╮": path = corner(column, row, from: bottom, to: left)
    case "╰": path = corner(column, row, from: top, to: right)
    case "╯": path = corner(column, row, from: top, to: left)
    case "█": return (.fill(opacity: 1), x, y)
    case "░": return (.fill(opacity: 0.25), x, y)
    default: return nil
    }
    return (.path(path, width: character == "━" ? 3 : 1), x, y)
  }

  /// A line round a corner, from an edge above or below to one at a side.
  private func corner(_ x: Double, _ y: Double, from edge: Int, to side: Int) -> String {
    let (dx, dy) = (Double(side) > x ? 4.0 : -4, Double(edge) > y ? 4.0 : -4)
    return "M\(x) \(edge)V\(y + dy)Q\(x) \(y) \(x + dx) \(y)H\(side)"
  }

  private mutating func add(_ shape: (Shape, x: Int, y: Int), _ look: Look) {
    colors.insert(look.color)
    switch shape.0 {
    case .path(let path, let width):
      let widthAttribute = width == 1 ? "" : " stroke-width=\"\(width)\""
      shapes.append("<path d=\"\(path)\" \(look.stroke)\(widthAttribute)/>")
    case .fill(let opacity):
      shapes.append(
        """
        <rect x="\(left(shape.x))" y="\(top(shape.y) + 5)" width="\(Self.cell.width)" \
        height="\(Self.cell.height - 10)" \(look.color.fill) fill-opacity="\(opacity)"/>
        """
      )
    }
  }

  private mutating func addLine(_ columns: Range<Int>, _ y: Int, _ look: Look) {
    colors.insert(look.color)
    shapes.append(
      """
      <path d="M\(left(columns.lowerBound)) \(Double(y) + 0.5)H\(left(columns.upperBound))" \
      \(look.stroke)/>
      """
    )
  }

  // MARK: - The document

  func document() -> String {
    let width = grid.width * Self.cell.width + 2 * Self.margin
    let height = grid.height * Self.cell.height + 2 * Self.margin
    // Every tool knows attributes; a browser takes the colors of dark pages from the style sheet.
    let dark = colors.sorted().map(\.darkRules).joined()
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-size="15" font-family="ui-monospace, SFMono-Regular, \
        Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace">
        """,
        "<style>@media(prefers-color-scheme:dark){\(dark)}</style>",
        "<rect width=\"\(width)\" height=\"\(height)\" rx=\"14\" \(PictureColor.page.fill)/>",
      ] + areas + ["<g fill=\"none\">"] + shapes + ["</g>"] + texts + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var escapedForXML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
