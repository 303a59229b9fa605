import WorkbookKit

/// The submissions that came late, and the deduction for it: a table with the columns `submission`,
/// `days` and, if wanted, `percent`.
///
///     submission,days,percent
///     ada,1,
///     ben,2.5,5
///
/// Each day begun takes `percent` percent off all points, 10 where nothing is said, and never more
/// than all of them. Who is not in the list was in time.
struct LateList {
  static let percentADay = 10.0

  let file: String
  private let entries: [String: (line: Int, lateness: Lateness)]

  /// - Throws: A sentence with the line's number.
  init(_ table: CSVTable) throws {
    file = table.file
    var entries: [String: (line: Int, lateness: Lateness)] = [:]
    for row in table.rows {
      let name = CSVText.unguarded(row.cells["submission"] ?? "")
      if name.isEmpty {
        throw WorkbookError("\(table.file):\(row.line): The submission's name is missing.")
      }
      if let other = entries[name] {
        throw WorkbookError(
          "\(table.file):\(row.line): \"\(Sanitizer.line(name))\" is there twice; line"
            + " \(other.line) names it too."
        )
      }
      let days = try table.number("days", in: row, range: 0...3650)
      let percent =
        (row.cells["percent"] ?? "").isEmpty
        ? Self.percentADay : try table.number("percent", in: row, range: 0...100)
      entries[name] = (
        row.line, Lateness(days: days, percent: min(100, days.rounded(.up) * percent))
      )
    }
    self.entries = entries
  }

  init(file: String) throws {
    try self.init(CSVTable(file: file, columns: ["submission", "days"], optional: ["percent"]))
  }

  /// Nil for what came in time.
  func lateness(of submission: String) -> Lateness? {
    guard let lateness = entries[submission]?.lateness, lateness.days > 0 else { return nil }
    return lateness
  }

  /// A sentence for each name in the list that no submission has. On one machine of many that is
  /// no mistake, so it stops nothing.
  func remarks(on submissions: [String]) -> [String] {
    let known = Set(submissions)
    return entries.filter { !known.contains($0.key) }.sorted { $0.value.line < $1.value.line }
      .map { name, entry in
        let near = NearMatches.of(name, in: submissions, limit: 2).map(Sanitizer.line)
        let hint = near.isEmpty ? "" : " Is it \(near.joined(separator: " or "))?"
        return "\(file):\(entry.line): No submission is named \"\(Sanitizer.line(name))\"." + hint
      }
  }
}
