import TerminalUI
import WorkbookPlayProtocol

extension PlaySession {
  /// The session as it is now, as text.
  package func snapshot() -> PlaySnapshot {
    let content = PlayLayout(size).appContent
    host.time = time.inSeconds
    let screen = inside { host.draw(width: content.width, height: content.height) }
    return PlaySnapshot(rows: screen.rows, controls: host.namesOfControls, entries: newEntries())
  }

  private func newEntries() -> [PlaySnapshot.Entry] {
    guard log.hasStore else { return [] }
    // Going on from an earlier state takes rows away.
    let first = min(reportedRowCount, log.rows.count)
    reportedRowCount = log.rows.count
    return log.rows[first...].map { row in
      switch row {
      case .start: .start(log.initialState())
      case .action(let index): entry(log.actions[index])
      case .output(let line): .output(line)
      case .issue(let line): .issue(line)
      }
    }
  }

  private func entry(_ action: LoggedAction) -> PlaySnapshot.Entry {
    .action(
      number: action.number,
      sender: action.sender.rawValue,
      text: action.summary,
      change: action.difference()
    )
  }
}

extension CellGrid {
  /// The rows in runs of one style, without the blanks at their ends.
  fileprivate var rows: [[PlaySnapshot.Run]] {
    var rows = (0..<height).map { row($0) }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private func row(_ y: Int) -> [PlaySnapshot.Run] {
    var runs: [PlaySnapshot.Run] = []
    for x in 0..<width where !self[x, y].isContinuation {
      let cell = self[x, y]
      let style = cell.style.words
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
    style.split(separator: " ").contains {
      $0 == "reversed" || $0 == "underlined" || $0.hasPrefix("on-")
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
  fileprivate var words: String {
    let flags: [(Bool, String)] = [
      (isBold, "bold"), (isDim, "dim"), (isItalic, "italic"), (isUnderlined, "underlined"),
      (isStruckThrough, "struck"), (isReversed, "reversed"),
    ]
    let colors = [foreground?.word, background.map { "on-" + $0.word }].compactMap { $0 }
    return (flags.filter(\.0).map(\.1) + colors).joined(separator: " ")
  }
}
