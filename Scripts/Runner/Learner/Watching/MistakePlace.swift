import WorkbookKit

/// The line to look at first in what a person has written.
struct MistakePlace: Equatable {
  /// Relative to the root.
  let file: String
  /// Counted from 1.
  let line: Int

  /// The first error in the file; of an own feature, the first check that failed, which is a line of
  /// the person's tests; else the first line that is still to be done, or the first of the file.
  init(of entry: Report.Entry, text: String) {
    let exercise = entry.exercise
    let own = exercise.isOwn ? [exercise.file, exercise.suiteFile] : [exercise.file]
    let verdict = entry.verdict
    let errors = (verdict?.diagnostics ?? []).filter { $0.severity == .error }
      .map { ($0.file, $0.line) }
    let failures = (verdict?.checks ?? []).flatMap { $0.issues }.map { ($0.file, $0.line) }
    if let place = (errors + failures).first(where: { own.contains($0.0) && $0.1 > 0 }) {
      (file, line) = place
    } else {
      file = exercise.file
      line = (text.lines.firstIndex { $0.contains("TODO") } ?? 0) + 1
    }
  }
}
