/// Whether a learner has begun an exercise.
package enum StarterComparison {
  /// Whether the exercise's file still is what its solution generates as a starter. Line endings
  /// and spaces at the ends of lines do not count: editors and git change them on their own.
  ///
  /// In the tree of the solutions nothing is ever untouched.
  package static func isUntouched(_ exercise: Exercise, in workbook: Workbook) -> Bool {
    guard workbook.source == .chapters,
      let file = exercise.text(in: workbook),
      let source = MarkedSource(of: exercise, in: workbook)
    else { return false }
    return isSame(file, as: source.starter)
  }

  /// Whether two texts differ in line endings and spaces at the ends of lines at most.
  package static func isSame(_ file: String, as starter: String) -> Bool {
    file == starter || normalized(file) == normalized(starter)
  }

  private static func normalized(_ text: String) -> [String] {
    var result = text.lines.map { line in
      var line = Substring(line)
      while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
      return String(line)
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result
  }
}
