import Foundation
import WorkbookKit

/// Graded submissions as programs read them: the report of `status --format json`, and in it what
/// grading adds. `--merge` reads it again, so nothing that a format shows is missing.
///
/// Names may be added, but none that is here may change its meaning without another
/// `schemaVersion`.
enum GradingJSON {
  /// The text for standard output, or for a file: always an array, also for a single submission.
  static func text(_ submissions: [GradedSubmission]) throws -> String {
    try JSONText.of(submissions)
  }

  /// Reads the text that `text` wrote.
  static func submissions(in data: Data) throws -> [GradedSubmission] {
    try JSONDecoder().decode([GradedSubmission].self, from: data)
  }
}
