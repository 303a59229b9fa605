/// The lines of a log: the actions, and between them what the program printed and what the library
/// reported.
struct LogRows {
  enum Row: Equatable {
    /// The state at the beginning.
    case start
    /// An action, by its place among the actions.
    case action(Int)
    /// A line that the program has printed.
    case output(String)
    /// A mistake that the library has reported.
    case issue(String)

    fileprivate var isText: Bool {
      switch self {
      case .start, .action: false
      case .output, .issue: true
      }
    }
  }

  private(set) var rows: [Row] = [.start]
  private var textCount = 0
  /// The number of times that lines were taken away, or became others.
  private(set) var rewriteCount = 0

  /// The lines of text that are kept; the oldest one makes room.
  private static let textLimit = 2_000

  mutating func append(action index: Int) {
    rows.append(.action(index))
  }

  mutating func append(output line: String) {
    append(text: .output(line.withoutControlCharacters))
  }

  mutating func append(issue line: String) {
    append(text: .issue(line.withoutControlCharacters))
  }

  private mutating func append(text row: Row) {
    if textCount >= Self.textLimit {
      if let oldest = rows.firstIndex(where: \.isText) { rows.remove(at: oldest) }
      noteRewrite()
    } else {
      textCount += 1
    }
    rows.append(row)
  }

  /// Drops an action, and all lines after it.
  mutating func dropAll(fromAction index: Int) {
    guard let row = row(ofAction: index) else { return }
    rows.removeSubrange(row...)
    textCount = rows.count { $0.isText }
    noteRewrite()
  }

  /// Notes that lines which are there may say another thing.
  mutating func noteRewrite() {
    rewriteCount += 1
  }

  /// The line of an action, by its place among the actions.
  private func row(ofAction index: Int) -> Int? {
    rows.lastIndex(of: .action(index))
  }
}
