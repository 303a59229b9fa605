/// A cell of a terminal.
package struct Cell: Equatable, Sendable {
  package var character: Character = " "
  package var style = TextStyle()
  /// Whether it is the second half of the wide character before it.
  package var isContinuation = false
}

/// The cells of a terminal, or of a part of one.
package struct CellGrid: Equatable, Sendable {
  package let width: Int
  package let height: Int
  private var cells: [Cell]

  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// The cell at a place.
  package subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }

  /// The area of all cells.
  package var area: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Writes a character, if its place is within an area. A wide character that it half covers
  /// becomes blank.
  mutating func put(_ character: Character, _ style: TextStyle, x: Int, y: Int, in clip: Rect) {
    let columns = character.columns
    guard columns > 0, y >= clip.y, y < clip.maxY, x >= clip.x, x + columns <= clip.maxX else {
      return
    }
    var style = style
    if style.background == nil { style.background = self[x, y].style.background }
    clearWideCharacter(x: x, y: y)
    self[x, y] = Cell(character: character, style: style)
    if columns == 2 {
      clearWideCharacter(x: x + 1, y: y)
      self[x + 1, y] = Cell(character: " ", style: style, isContinuation: true)
    }
  }

  /// Writes characters beside each other.
  ///
  /// - Returns: The column after the last one.
  @discardableResult
  package mutating func put(
    _ string: String,
    _ style: TextStyle,
    x: Int,
    y: Int,
    in clip: Rect
  ) -> Int {
    var x = x
    for character in string {
      put(character, style, x: x, y: y, in: clip)
      x += character.columns
    }
    return x
  }

  /// Changes the look of an area.
  package mutating func restyle(_ area: Rect, _ change: (inout TextStyle) -> Void) {
    let area = area.intersection(self.area)
    for y in area.y..<max(area.maxY, area.y) {
      for x in area.x..<max(area.maxX, area.x) { change(&self[x, y].style) }
    }
  }

  /// Blanks an area.
  package mutating func clear(_ area: Rect) {
    let area = area.intersection(self.area)
    for y in area.y..<max(area.maxY, area.y) {
      for x in area.x..<max(area.maxX, area.x) { self[x, y] = Cell() }
    }
  }

  /// Draws a box of lines with round corners.
  package mutating func box(_ area: Rect, _ style: TextStyle, in clip: Rect) {
    guard area.width >= 2, area.height >= 2 else { return }
    let (left, right) = (area.x, area.maxX - 1)
    let (top, bottom) = (area.y, area.maxY - 1)
    for x in left...right {
      put(x == left ? "╭" : x == right ? "╮" : "─", style, x: x, y: top, in: clip)
      put(x == left ? "╰" : x == right ? "╯" : "─", style, x: x, y: bottom, in: clip)
    }
    for y in (top + 1)..<max(bottom, top + 1) {
      put("│", style, x: left, y: y, in: clip)
      put("│", style, x: right, y: y, in: clip)
    }
  }

  /// Puts other cells over these.
  package mutating func place(_ other: CellGrid, x: Int, y: Int) {
    for row in 0..<other.height where row + y < height && row + y >= 0 {
      for column in 0..<other.width where column + x < width && column + x >= 0 {
        self[column + x, row + y] = other[column, row]
      }
    }
  }

  private mutating func clearWideCharacter(x: Int, y: Int) {
    if self[x, y].isContinuation, x > 0 { self[x - 1, y].character = " " }
    if x + 1 < width, self[x + 1, y].isContinuation { self[x + 1, y].isContinuation = false }
  }

  /// The characters, line by line, without blanks at the ends of lines.
  package var text: String {
    (0..<height).map { y in
      var line = ""
      for x in 0..<width where !self[x, y].isContinuation { line.append(self[x, y].character) }
      while line.last == " " { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }

  /// The rows from the first to the last one in which there is a character.
  package func withoutEmptyEnds() -> CellGrid {
    let rows = (0..<height).filter { y in
      (0..<width).contains { self[$0, y].character != " " }
    }
    guard let first = rows.first, let last = rows.last else {
      return CellGrid(width: width, height: 0)
    }
    var part = CellGrid(width: width, height: last + 1 - first)
    part.place(self, x: 0, y: -first)
    return part
  }

  /// The cells in which this grid differs from another of the same size, in runs.
  ///
  /// - Parameter old: The other grid; of another size, all cells differ.
  /// - Returns: The runs, each with the place of its first cell.
  package func changes(since old: CellGrid?) -> [(x: Int, y: Int, cells: ArraySlice<Cell>)] {
    var runs: [(x: Int, y: Int, cells: ArraySlice<Cell>)] = []
    let old = old.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    for y in 0..<height {
      var start: Int?
      for x in 0...width {
        let differs = x < width && (old.map { $0[x, y] != self[x, y] } ?? true)
        if differs {
          start = start ?? x
        } else if let first = start {
          runs.append((first, y, cells[(y * width + first)..<(y * width + x)]))
          start = nil
        }
      }
    }
    return runs
  }
}
