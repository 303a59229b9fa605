import Foundation
import Testing
import WorkbookKit

/// Judges the exercises of this clone one by one, as `Scripts/workbook run` does.
enum Grade {
  private static let workbook = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    return try Workbook(root: root, source: .chapters)
  }
  /// One exercise at a time: each takes all cores while it is built.
  private static let turn = NSLock()

  /// Whether the file of an exercise is another than the one that was handed out.
  static func hasBegun(_ number: String) -> Bool {
    guard let workbook = try? workbook.get(), let exercise = try? exercise(number) else {
      return true
    }
    return !StarterComparison.isUntouched(exercise, in: workbook)
  }

  /// Judges an exercise, and records what its checks, or the compiler, have to say.
  ///
  /// - Parameter number: Such as `3.7`.
  /// - Throws: A sentence, if the workbook itself does not build.
  static func judge(_ number: String) throws {
    let (workbook, exercise) = (try workbook.get(), try exercise(number))
    let run = WorkbookRun(workbook: workbook, environment: ProcessInfo.processInfo.environment)
    let verdicts = try turn.withLock { try run.verdicts(of: [exercise]) { _ in } }
    let verdict = try #require(verdicts[exercise.id], "\(number) has no verdict.")
    guard verdict.status != .passed else { return }
    for sentence in sentences(verdict) { Issue.record(Comment(rawValue: sentence)) }
  }

  private static func exercise(_ number: String) throws -> Exercise {
    try ExerciseLookup(workbook: workbook.get()).exercise(number)
  }

  /// The checks that do not pass, or the first error.
  private static func sentences(_ verdict: Verdict) -> [String] {
    let open = verdict.checks.filter { $0.status != .passed && $0.status != .notRun }
    let checks = open.map { check in
      ([check.name] + check.issues.prefix(1).map { $0.comment }).joined(separator: ": ")
    }
    let errors = verdict.diagnostics.filter { $0.severity == .error }.prefix(1).map { error in
      [error.headline, error.explanation].compactMap { $0 }.joined(separator: "\n")
    }
    let sentences = (errors.isEmpty ? checks : errors) + verdict.notes
    return sentences.isEmpty ? ["\(verdict.status.words)."] : sentences
  }
}
