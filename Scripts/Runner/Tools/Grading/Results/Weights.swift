import WorkbookKit

/// The weights of exercises: a table with the columns `exercise` and `weight`.
///
///     exercise,weight
///     3,2
///     3.6,0.5
///     6.9,0
///
/// The points of an exercise, those to be had as well, are multiplied by its weight. A chapter's
/// number means all of its exercises that have no row of their own; without a row, the weight
/// is 1.
struct Weights {
  private var weights: [String: Double] = [:]

  /// - Parameter exercises: The numbers of all exercises there are.
  /// - Throws: A sentence with the line's number.
  init(_ table: CSVTable, exercises: [String]) throws {
    let chapters = Set(exercises.compactMap { $0.split(separator: ".").first.map(String.init) })
    var lines: [String: Int] = [:]
    for row in table.rows {
      let name = row.cells["exercise"] ?? ""
      guard exercises.contains(name) || chapters.contains(name) else {
        let near = NearMatches.of(name, in: exercises, limit: 2)
        let hint = near.isEmpty ? "" : " Is it \(near.joined(separator: " or "))?"
        throw WorkbookError(
          "\(table.file):\(row.line): There is no exercise and no chapter"
            + " \"\(Sanitizer.line(name))\"." + hint
        )
      }
      if let line = lines[name] {
        throw WorkbookError(
          "\(table.file):\(row.line): \"\(name)\" is there twice; line \(line) names it too."
        )
      }
      lines[name] = row.line
      weights[name] = try table.number("weight", in: row, range: 0...1000)
    }
  }

  init(file: String, exercises: [String]) throws {
    try self.init(
      CSVTable(file: file, columns: ["exercise", "weight"]),
      exercises: exercises
    )
  }

  func weight(of exercise: String) -> Double {
    weights[exercise] ?? weights[String(exercise.prefix { $0 != "." })] ?? 1
  }
}
