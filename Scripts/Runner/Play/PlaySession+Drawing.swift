import TerminalUI

extension PlaySession {
  /// Draws the whole screen.
  package func draw() -> CellGrid {
    let layout = PlayLayout(size)
    var grid = CellGrid(width: size.width, height: size.height)
    grid.box(layout.app, focus == .app ? .frame : .dim, in: grid.area)
    let content = layout.appContent
    host.time = time.inSeconds
    let app = inside { host.draw(width: content.width, height: content.height) }
    grid.place(app, x: content.x, y: content.y)
    drawHeader(in: layout.header, on: &grid)
    drawList(in: layout.list, on: &grid)
    drawChange(in: layout.change, title: layout.changeTitle, on: &grid)
    drawNote(in: layout.note, on: &grid)
    drawKeys(in: layout.keys, on: &grid)
    return grid
  }

  /// Draws the whole screen as a picture in the SVG format.
  package func picture() -> String {
    if let chosen = log.chosen { _ = chosen.difference() }
    return draw().svg(frames: [PlayLayout(size).app])
  }

  /// Whether the app shows nothing at all.
  package var isBlank: Bool {
    let content = PlayLayout(size).appContent
    return inside { host.draw(width: content.width, height: content.height) }
      .text.allSatisfy(\.isWhitespace)
  }

  /// Works out what the chosen action has changed, which takes long for a large state.
  ///
  /// - Returns: Whether it was not known.
  package func prepareChange() -> Bool {
    guard let chosen = log.chosen, chosen.knownChange == nil else { return false }
    _ = chosen.difference()
    return true
  }

  // MARK: - The log

  private func drawHeader(in area: Rect, on grid: inout CellGrid) {
    let count = log.actions.count
    let place =
      log.isTravelling
      ? "\(log.position) of \(count)" : "\(count) \(count == 1 ? "action" : "actions")"
    let title = title.isEmpty ? "Log" : title.withoutControlCharacters
    grid.write(title, .bold, in: area.removing(last: place.columns + 1))
    grid.write(place, .dim, in: area.keeping(last: place.columns))
  }

  private func drawList(in area: Rect, on grid: inout CellGrid) {
    guard log.hasStore else {
      let text = "This app has made no store, so there are no actions to show."
      for (index, line) in text.wrapped(to: area.width).enumerated() {
        grid.write(line, .dim, in: area.row(index))
      }
      return
    }
    let first = firstRow(in: area)
    for index in 0..<area.height where log.rows.indices.contains(first + index) {
      draw(log.rows[first + index], in: area.row(index), on: &grid)
    }
  }

  private func draw(_ row: ActionLog.Row, in area: Rect, on grid: inout CellGrid) {
    switch row {
    case .start:
      grid.write("    0", .dim, in: area)
      grid.write("the state at the beginning", .dim, in: area.removing(first: 7))
      if log.position == 0 { mark(area, on: &grid) }
    case .action(let index):
      draw(log.actions[index], in: area, on: &grid)
      if log.position == index + 1 { mark(area, on: &grid) }
    case .output(let line):
      grid.write("│ " + line, .dim, in: area.removing(first: 5))
    case .issue(let line):
      grid.write("│ " + line, .warning, in: area.removing(first: 5))
    }
  }

  private func draw(_ action: LoggedAction, in area: Rect, on grid: inout CellGrid) {
    var style = TextStyle()
    style.isDim = action.number > log.position
    if action.isOff {
      style.isDim = true
      style.isStruckThrough = true
    }
    let number = String(action.number)
    let blanks = String(repeating: " ", count: max(5 - number.count, 0))
    grid.write(blanks + number, .dim, in: area)
    var rest = area.removing(first: max(5, number.count) + 1)
    var sender = TextStyle()
    sender.foreground = action.sender.color
    sender.isDim = style.isDim
    if area.width >= 40 {
      grid.write(action.sender.rawValue, sender, in: rest)
      rest = rest.removing(first: 7)
    } else {
      grid.write(action.sender.sign, sender, in: rest)
      rest = rest.removing(first: 2)
    }
    if action.isOff {
      grid.write("off", .warning, in: rest)
      rest = rest.removing(first: 4)
    }
    if action.isImpure {
      grid.write("≠", .warning, in: rest)
      rest = rest.removing(first: 2)
    }
    grid.write(action.summary, style, in: rest)
  }

  /// Marks the line of the state that is shown.
  private func mark(_ area: Rect, on grid: inout CellGrid) {
    grid.write("▸", .bold, in: area)
    guard focus == .log else { return }
    grid.restyle(area) { style in
      let isStruckThrough = style.isStruckThrough
      style = TextStyle()
      style.isReversed = true
      style.isStruckThrough = isStruckThrough
    }
  }

  // MARK: - The change

  private func drawChange(in area: Rect, title: Rect, on grid: inout CellGrid) {
    grid.write(String(repeating: "─", count: title.width), .dim, in: title)
    guard log.hasStore else { return }
    grid.write(" \(changeTitle) ", .dim, in: title.removing(first: 1).removing(last: 1))
    let lines = changeLines(width: area.width)
    let first = max(0, min(changeOffset, lines.count - area.height))
    for (index, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
      grid.write(line.text, line.style, in: area.row(index))
    }
    if first + area.height < lines.count {
      grid.write("▾", .dim, in: area.row(area.height - 1).keeping(last: 1))
    }
  }

  private var changeTitle: String {
    log.chosen.map { "\($0.number)  \($0.summary)" } ?? "the state at the beginning"
  }

  private func changeLines(width: Int) -> [(text: String, style: TextStyle)] {
    guard let chosen = log.chosen else { return log.initialState().map { ($0, TextStyle()) } }
    var lines: [(text: String, style: TextStyle)] = []
    if chosen.isImpure {
      lines += impurity(of: chosen).wrapped(to: width).map { ($0, .warning) }
    }
    if chosen.isOff {
      return lines + [("This action is switched off.", .dim)]
    }
    guard let change = chosen.knownChange else { return lines }
    if change.isEmpty { return lines + [("It has changed nothing.", .dim)] }
    return lines + change.map { ($0, .change($0)) }
  }

  private func impurity(of action: LoggedAction) -> String {
    """
    This reducer is not pure: run again on the same state, action \(action.number) \
    (\(action.summary)) led to another state.
    """
  }

  // MARK: - The bottom

  private func drawNote(in area: Rect, on grid: inout CellGrid) {
    if !note.isEmpty {
      grid.write(" " + note.withoutControlCharacters, .warning, in: area)
    } else if !hint.isEmpty {
      grid.write(" " + hint.withoutControlCharacters, .bold, in: area)
    } else if focus == .log, let impure = log.firstImpure {
      grid.write(" " + impurity(of: impure), .warning, in: area)
    }
  }

  private func drawKeys(in area: Rect, on grid: inout CellGrid) {
    var rest = area.removing(first: 1)
    for (key, meaning) in keys(within: rest.width) {
      grid.write(key, .bold, in: rest)
      rest = rest.removing(first: key.columns + 1)
      grid.write(meaning, .dim, in: rest)
      rest = rest.removing(first: meaning.columns + Self.keySpacing)
    }
  }

  /// As many keys as there is room for: how to leave, and the most important ones.
  private func keys(within width: Int) -> [(key: String, meaning: String)] {
    var keys: [(key: String, meaning: String)] =
      focus == .app
      ? [
        ("ctrl-t", "travel in time"), ("tab", "next"), ("enter", "tap"), ("esc", "back"),
        ("ctrl-c", "quit"),
      ]
      : [
        ("↑↓", "travel"), ("enter", "go on here"), ("esc", "to the app"), ("space", "off/on"),
        ("home", "first"), ("end", "last"), ("q", "quit"),
      ]
    while keys.count > 1, columns(of: keys) > width { keys.remove(at: keys.count - 2) }
    return keys
  }

  private func columns(of keys: [(key: String, meaning: String)]) -> Int {
    let columns = keys.map { $0.key.columns + 1 + $0.meaning.columns }
    return columns.reduce(0, +) + Self.keySpacing * (keys.count - 1)
  }

  private static let keySpacing = 3
}

extension Sender {
  fileprivate var color: Color {
    switch self {
    case .person: .accentColor
    case .view: .secondary
    case .effect: .purple
    }
  }

  /// The short form for narrow places.
  fileprivate var sign: String { String(rawValue.prefix(1)) }
}

extension TextStyle {
  fileprivate static let bold = make { $0.isBold = true }
  fileprivate static let dim = make { $0.isDim = true }
  fileprivate static let frame = make { $0.foreground = .accentColor }
  fileprivate static let warning = make { $0.foreground = .orange }
  private static let removed = make { $0.foreground = .red }
  private static let added = make { $0.foreground = .green }

  /// The style of a line of a difference.
  fileprivate static func change(_ line: String) -> TextStyle {
    line.hasPrefix("-") ? .removed : line.hasPrefix("+") ? .added : .dim
  }

  private static func make(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style = TextStyle()
    change(&style)
    return style
  }
}
