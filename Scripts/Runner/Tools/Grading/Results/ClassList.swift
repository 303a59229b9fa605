import WorkbookKit

/// A table of a class in a file: a platform's own, whose form for import has points in it, or remarks.
struct ClassList: Sendable {
  private let rows: [[String]]

  /// - Throws: `WorkbookError` if there is no such file with more than a heading.
  init(file: String, option: String) throws {
    rows = CSVText.rows(Files.text(file) ?? "")
    guard rows.count > 1 else {
      throw WorkbookError("\(file) is no table with a heading and rows, as \(option) expects.")
    }
  }

  /// The last cell of the row that is about a submission; nil if there is none.
  func remark(on submission: GradedSubmission) -> String? {
    rows.dropFirst().first { Self.isAbout(submission, $0) }?.last
  }

  /// The first cells of the rows that no submission is about.
  func missing(in submissions: [GradedSubmission]) -> [String] {
    rows.dropFirst().filter { row in
      !Self.plain(row[0]).isEmpty && Self.plain(row[0]) != "pointspossible"
        && !submissions.contains { Self.isAbout($0, row) }
    }
    .map { $0[0] }
  }

  /// The table with the points: in the column that Moodle calls `Grade`, in the one whose name ends with
  /// Canvas's number, or in a new one.
  func text(with submissions: [GradedSubmission]) -> String {
    let heading = rows[0]
    let numbered = heading.indices.filter { heading[$0].contains(#/\([0-9]+\)$/#) }
    let column = heading.firstIndex(of: "Grade") ?? (numbered.count == 1 ? numbered[0] : nil)
    return rows.enumerated().map { index, row in
      var row = row
      while row.count < heading.count { row.append("") }
      let submission = index == 0 ? nil : submissions.first { Self.isAbout($0, row) }
      let points = submission.flatMap { $0.hasPoints ? PointsText.of($0.points) : nil }
      if let column { row[column] = points ?? row[column] }
      return CSVText.row(column == nil ? row + [index == 0 ? "Points" : points ?? ""] : row)
    }
    .joined()
  }

  /// Whether a name, a number or an address of a row is the name of a submission, or a part of it between
  /// underscores.
  private static func isAbout(_ submission: GradedSubmission, _ row: [String]) -> Bool {
    let name = submission.submission
    let parts = name.split(separator: "_").filter { $0.count > 2 }.map { plain(String($0)) }
    // A number behind may be a grade.
    return !Set(row.prefix(4).map(plain)).subtracting([""]).isDisjoint(with: parts + [plain(name)])
  }

  private static func plain(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber }.trimmingPrefix("participant"))
  }
}
