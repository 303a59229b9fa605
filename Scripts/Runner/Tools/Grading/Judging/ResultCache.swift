import Foundation
import WorkbookKit

/// Keeps each result as soon as it is there, so that a grading that was stopped can be resumed.
struct ResultCache: Sendable {
  let folder: String

  /// The result of the same files, graded in the same way; nil if there is none.
  func result(key: String) -> GradedSubmission? {
    FileManager.default.contents(atPath: path(key))
      .flatMap { try? JSONDecoder().decode(GradedSubmission.self, from: $0) }
  }

  /// A folder that cannot be written to only means that it is graded again.
  func keep(_ result: GradedSubmission, key: String) {
    guard let data = try? JSONEncoder().encode(result) else { return }
    try? Files.makeFolder(folder)
    try? data.write(to: URL(fileURLWithPath: path(key)), options: .atomic)
  }

  /// Notes that a submission is being graded. Where that is still noted when a later grading
  /// resumes, the grader did not survive it.
  ///
  /// - Returns: Whether an earlier grading has begun with these files, and did not end.
  func begin(key: String) -> Bool {
    try? Files.makeFolder(folder)
    let descriptor = open(mark(key), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor < 0 && errno == EEXIST
  }

  func end(key: String) { unlink(mark(key)) }

  /// Forgets all, at the beginning of a grading that does not resume an earlier one.
  func clear() {
    for name in Files.names(in: folder) { try? Files.remove("\(folder)/\(name)") }
  }

  private func mark(_ key: String) -> String { "\(folder)/\(key).begun" }
  private func path(_ key: String) -> String { "\(folder)/\(key).json" }
}
