import TerminalUI

extension PlaySession {
  /// Draws the whole screen.
  package func draw() -> CellGrid {
    let layout = PlayLayout(size)
    var grid = CellGrid(width: size.width, height: size.height)
    grid.box(layout.app, focus == .app ? .frame : .dim, in: grid.area)
    grid.write(" \(date) ", .dim, in: layout.date(columns: date.columns + 2))
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
    let rows = log.shownRows
    if rows.isEmpty { grid.write("No line has these words.", .dim, in: area.row(0)) }
    for (index, row) in rows.dropFirst(first).prefix(area.height).enumerated() {
      draw(row, in: area.row(index), on: &grid)
    }
  }

  private func draw(_ shown: ShownRows.Row, in area: Rect, on grid: inout CellGrid) {
    switch shown.row {
    case .start:
      grid.write("    0", .dim, in: area)
      grid.write("the state at the beginning", .dim, in: area.removing(first: 7))
    case .action(let index):
      let isChosen = shown.positions?.contains(log.position) ?? false
      let number = isChosen ? log.position : index + 1
      draw(log.actions[number - 1], times: shown.count, in: area, on: &grid)
    case .output(let line):
      grid.write("│ " + line, .dim, in: area.removing(first: 5))
    case .issue(let line):
      grid.write("│ " + line, .warning, in: area.removing(first: 5))
    }
    if shown.positions?.contains(log.position) ?? false { mark(area, on: &grid) }
  }

  /// - Parameter times: The number of actions in a row that are the same.
  private func draw(
    _ action: LoggedAction,
    times: Int,
    in area: Rect,
    on grid: inout CellGrid
  ) {
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
    if times > 1 {
      let count = "\(times) times "
      grid.write(count, style, in: rest)
      rest = rest.removing(first: count.count)
    }
    grid.write(action.summary.shortenedAction(to: rest.width), style, in: rest)
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
    let titleArea = title.removing(first: 1).removing(last: 1)
    let changeTitle = changeTitle(columns: titleArea.width - 2)
    grid.write(" \(changeTitle) ", .dim, in: titleArea)
    let lines = changeLines(width: area.width)
    let first = firstLineOfChange(in: area)
    for (index, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
      grid.write(line.text, line.style, in: area.row(index))
    }
    if first + area.height < lines.count {
      grid.write("▾", .dim, in: area.row(area.height - 1).keeping(last: 1))
    }
  }

  /// The first line that is shown of the change. What has changed must be seen, with a line of what is
  /// around it.
  func firstLineOfChange(in area: Rect) -> Int {
    let lines = changeLines(width: area.width)
    let last = lines.lastIndex(where: \.isChange) ?? 0
    let start = last < area.height ? 0 : (lines.firstIndex(where: \.isChange) ?? 0) - 1
    return max(0, min(changeOffset ?? start, lines.count - area.height))
  }

  /// The action whose change is shown: the chosen one, or, until its change is worked out, the one
  /// before.
  private var shownAction: LoggedAction? {
    guard let chosen = log.chosen, chosen.knownChange == nil, !log.isTravelling else {
      return log.chosen
    }
    return log.actions.last { $0.knownChange != nil } ?? chosen
  }

  private func changeTitle(columns: Int) -> String {
    guard let action = shownAction else { return "the state at the beginning" }
    let number = "\(action.number)  "
    return number + action.summary.shortenedAction(to: columns - number.columns)
  }

  private func changeLines(width: Int) -> [ChangeLine] {
    guard let action = shownAction else {
      return log.initialState().map { ChangeLine(text: $0, style: TextStyle()) }
    }
    var lines: [ChangeLine] = []
    if action.isImpure {
      lines += impurity(of: action).wrapped(to: width).map { ChangeLine(text: $0, style: .warning) }
    }
    if action.isOff {
      return lines + [ChangeLine(text: "This action is switched off.", style: .dim)]
    }
    guard let change = action.knownChange else { return lines }
    if change.isEmpty { return lines + [ChangeLine(text: "It has changed nothing.", style: .dim)] }
    return lines + change.map { ChangeLine(text: $0, style: .change($0), isChange: $0.isChange) }
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
    } else if focus == .log, let typed {
      grid.write(" " + typed, .bold, in: area)
    } else if focus == .log, let impure = log.firstImpure {
      grid.write(" " + impurity(of: impure), .warning, in: area)
    }
  }

  /// The words that are typed or looked for.
  private var typed: String? {
    if let entry { return "/\(entry)_" }
    return log.filter.isEmpty ? nil : "/\(log.filter)"
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
    var keys = focus == .app ? keysOfApp : keysOfLog
    while keys.count > 1, columns(of: keys) > width { keys.remove(at: keys.count - 2) }
    return keys
  }

  private var keysOfApp: [(key: String, meaning: String)] {
    [("ctrl-t", "log"), ("tab", "next")] + focusedKeys
      + (host.canGoBack ? [("esc", "back")] : []) + (usesDate ? [("ctrl-n", "+1 day")] : [])
      + [("ctrl-c", "quit")]
  }

  private var keysOfLog: [(key: String, meaning: String)] {
    entry == nil
      ? [
        ("↑↓", "travel"), ("enter", "go on here"), ("esc", "to the app"), ("space", "off/on"),
        ("/", "find"), ("0-9", "go to"), ("home", "first"), ("end", "last"), ("q", "quit"),
      ]
      : [("a name, person, effect, a number", "to find"), ("enter", "go"), ("esc", "all lines")]
  }

  /// The keys of the control that has the focus.
  private var focusedKeys: [(key: String, meaning: String)] {
    guard let element = host.focusedElement else { return [("enter", "tap")] }
    let actions = element.actions
    if actions.setText != nil { return [("enter", "submit")] }
    var keys: [(key: String, meaning: String)] = []
    if actions.adjust != nil { keys.append(("← →", "change")) }
    if actions.tap != nil { keys.append(("enter", "tap")) }
    if host.canDeleteFocusedRow { keys.append(("delete", "remove")) }
    return keys
  }

  private func columns(of keys: [(key: String, meaning: String)]) -> Int {
    let columns = keys.map { $0.key.columns + 1 + $0.meaning.columns }
    return columns.reduce(0, +) + Self.keySpacing * (keys.count - 1)
  }

  private static let keySpacing = 3
}

/// A line of what an action has changed.
private struct ChangeLine {
  let text: String
  let style: TextStyle
  var isChange = false
}

extension String {
  /// Whether it is a line of a difference that says what was, or what is.
  fileprivate var isChange: Bool { hasPrefix("-") || hasPrefix("+") }
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
