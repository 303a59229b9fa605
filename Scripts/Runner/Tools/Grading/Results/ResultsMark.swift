import Foundation
import WorkbookKit

/// The file by which a folder is known to hold results: it says what a grading wrote there, and with which
/// points.
struct ResultsMark: Codable {
  static let file = ".workbook-results.json"

  struct Entry: Codable {
    var points: Double
    /// The code of the text.
    var code: String?
  }

  /// The paths of all files, relative to the folder.
  var files: [String]
  /// The fingerprint of the workbook.
  var workbook: String
  var time: String
  /// By submission and exercise; what could not be judged is not there.
  var entries: [String: [String: Entry]]

  /// Nil, if a folder holds no results.
  init?(in folder: String) {
    let data = Files.data("\(folder)/\(Self.file)") ?? Data()
    guard let mark = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = mark
  }

  init(of submissions: [GradedSubmission], files: [String]) {
    self.files = files
    workbook = submissions.first?.workbook ?? ""
    time = submissions.first?.grading.time ?? ""
    entries = submissions.reduce(into: [:]) { entries, submission in
      for exercise in submission.exercises where exercise.verdict.status != .notJudged {
        entries[submission.submission, default: [:]][exercise.id] =
          Entry(points: exercise.points, code: exercise.code)
      }
    }
  }

  /// A sentence about each change of a submission's points since then, and its cause; nil if there is
  /// none.
  func changes(of submission: GradedSubmission) -> String? {
    let changes = submission.exercises.compactMap { exercise -> String? in
      guard let before = entries[submission.submission]?[exercise.id],
        before.points != exercise.points, exercise.verdict.status != .notJudged
      else { return nil }
      let cause =
        before.code != exercise.code
        ? "another text" : workbook != submission.workbook ? "another workbook" : "other options"
      let points = "\(PointsText.of(before.points)) → \(PointsText.of(exercise.points))"
      return "\(exercise.id) \(points), with \(cause)"
    }
    return changes.isEmpty
      ? nil : "Since the grading of \(time): \(changes.joined(separator: "; "))."
  }
}
