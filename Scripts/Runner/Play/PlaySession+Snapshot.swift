import TerminalUI
import WorkbookPlayProtocol

extension PlaySession {
  /// The session as it is now, as text, with a mark on the control that an event will use.
  package func snapshot(before event: PlayEvent? = nil) -> PlaySnapshot {
    let content = PlayLayout(size).appContent
    host.time = time.inSeconds
    let screen = inside { host.draw(width: content.width, height: content.height) }
    let rows = screen.rows(marking: place(of: event))
    return PlaySnapshot(rows: rows, controls: host.namesOfControls, entries: newEntries())
  }

  /// The place in the last picture of what an event will use.
  private func place(of event: PlayEvent?) -> Rect? {
    guard case .tap(let label) = event else { return nil }
    let element = host.control(saying: label)
    return host.places.last { $0.element === element }?.area
  }

  private func newEntries() -> [PlaySnapshot.Entry] {
    guard log.hasStore else { return [] }
    // Going on from an earlier state takes rows away.
    let first = min(reportedRowCount, log.rows.count)
    reportedRowCount = log.rows.count
    return ShownRows(log.rows[first...], of: log.actions).rows.map { shown in
      switch shown.row {
      case .start: .start(log.initialState())
      case .action(let index): entry(log.actions[index], shown.count)
      case .output(let line): .output(line)
      case .issue(let line): .issue(line)
      }
    }
  }

  private func entry(_ action: LoggedAction, _ count: Int) -> PlaySnapshot.Entry {
    .action(
      number: action.number,
      sender: action.sender.rawValue,
      text: action.summary,
      change: action.difference(),
      count: count
    )
  }
}

extension CellGrid {
  /// The rows in runs of one style, without the blanks at their ends.
  fileprivate func rows(marking place: Rect?) -> [[PlaySnapshot.Run]] {
    var rows = (0..<height).map { row($0, marking: place) }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private func row(_ y: Int, marking place: Rect?) -> [PlaySnapshot.Run] {
    var runs: [PlaySnapshot.Run] = []
    for x in 0..<width where !self[x, y].isContinuation {
      let cell = self[x, y]
      let isMarked = place?.contains(x: x, y: y) ?? false
      let words = cell.style.words + (isMarked ? [PlaySnapshot.Run.marked] : [])
      let style = words.joined(separator: " ")
      if runs.last?.style == style {
        runs[runs.count - 1].text.append(cell.character)
      } else {
        runs.append(PlaySnapshot.Run(String(cell.character), style: style))
      }
    }
    while let last = runs.last, !last.isVisibleWhenBlank {
      runs[runs.count - 1].text = last.text.withoutBlanksAtEnd
      if !runs[runs.count - 1].text.isEmpty { break }
      runs.removeLast()
    }
    return runs
  }
}

extension PlaySnapshot.Run {
  /// Whether blanks of this style are seen.
  fileprivate var isVisibleWhenBlank: Bool {
    let visible = ["reversed", "underlined", PlaySnapshot.Run.marked]
    return style.split(separator: " ").contains {
      visible.contains(String($0)) || $0.hasPrefix("on-")
    }
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension TextStyle {
  /// The words that say it.
  fileprivate var words: [String] {
    let flags: [(Bool, String)] = [
      (isBold, "bold"), (isDim, "dim"), (isItalic, "italic"), (isUnderlined, "underlined"),
      (isStruckThrough, "struck"), (isReversed, "reversed"),
    ]
    let colors = [foreground?.word, background.map { "on-" + $0.word }].compactMap { $0 }
    return flags.filter(\.0).map(\.1) + colors
  }
}
