/// A place inside of a long exercise at which an evening can end: its suite marks the first check of
/// what comes after it.
package struct StopPlace: Equatable {
  /// The comment in a suite, before the words for what is done by then.
  package static let mark = "// A good place to stop: "

  private let file: String
  private let line: Int
  /// The part that is done by then, as the beginning of a sentence.
  private let part: String

  /// The place in the suite of an exercise; nil if there is none.
  package init?(of exercise: Exercise, in workbook: Workbook) {
    let lines = Files.text(workbook.absolute(exercise.suiteFile))?.lines ?? []
    guard let index = lines.firstIndex(where: { $0.contains(Self.mark) }),
      let words = lines[index].range(of: Self.mark)
    else { return nil }
    file = exercise.suiteFile
    line = index + 1
    part = String(lines[index][words.upperBound...])
  }

  /// The sentence that says so; nil if not all checks before the place pass, or if all pass.
  package func sentence(for verdict: Verdict) -> String? {
    let checks = verdict.checks.filter { $0.file == file }
    let before = checks.filter { $0.line < line }
    guard verdict.status == .failed, !before.isEmpty, before.allSatisfy({ $0.status == .passed })
    else { return nil }
    return "\(part) passes: a good place to stop."
  }
}
