/// The lines of a log that are on the screen: those that the filter lets through. An action that effects
/// have sent three times or more in a row is one line, so that a timer does not hide what is around it.
@MainActor
struct ShownRows {
  struct Row {
    /// The line; of several actions, that of the last one.
    let row: LogRows.Row
    /// The number of actions that it is for.
    var count = 1

    /// The numbers of actions that have led to the states that it is for; nil for a line of text.
    var positions: ClosedRange<Int>? {
      switch row {
      case .start: 0...0
      case .action(let index): (index + 2 - count)...(index + 1)
      case .output, .issue: nil
      }
    }
  }

  private(set) var rows: [Row] = []
  /// The lines of the log that are worked in, and what they were worked in with.
  private var rowCount = 0
  private var rewriteCount = 0
  private var words: [Substring] = []

  init(_ lines: ArraySlice<LogRows.Row> = [], of actions: [LoggedAction] = []) {
    for row in lines { add(row, actions) }
  }

  /// Takes over the lines that are new; all of them, if older ones are not what they were.
  mutating func update(from lines: LogRows, of actions: [LoggedAction], filter: String) {
    let words = filter.split(separator: " ")
    if words != self.words || lines.rewriteCount != rewriteCount {
      (rows, rowCount) = ([], 0)
      (self.words, rewriteCount) = (words, lines.rewriteCount)
    }
    for row in lines.rows[rowCount...] where words.allSatisfy({ Self.has($0, row, actions) }) {
      add(row, actions)
    }
    rowCount = lines.rows.count
  }

  private mutating func add(_ row: LogRows.Row, _ actions: [LoggedAction]) {
    rows.append(Row(row: row))
    guard case .action(let index) = row, let before = rows.dropLast().last,
      before.row == .action(index - 1), actions[index].repeats(actions[index - 1])
    else { return }
    if before.count > 1 {
      rows.removeLast(2)
      rows.append(Row(row: row, count: before.count + 1))
    } else if rows.count > 2, rows[rows.count - 3].row == .action(index - 2),
      actions[index - 1].repeats(actions[index - 2])
    {
      rows.removeLast(3)
      rows.append(Row(row: row, count: 3))
    }
  }

  /// Whether a line has a word: a sender, or a part of its text.
  private static func has(
    _ word: Substring,
    _ row: LogRows.Row,
    _ actions: [LoggedAction]
  ) -> Bool {
    switch row {
    case .start: return false
    case .action(let index):
      if let sender = Sender(rawValue: word.lowercased()) { return actions[index].sender == sender }
      return actions[index].summary.lowercased().contains(word.lowercased())
    case .output(let text), .issue(let text): return text.lowercased().contains(word.lowercased())
    }
  }
}

extension LoggedAction {
  /// Whether it looks in the log like another one of an effect.
  fileprivate func repeats(_ other: LoggedAction) -> Bool {
    sender == .effect && other.sender == .effect && isOff == other.isOff
      && isImpure == other.isImpure && summary == other.summary
  }
}
