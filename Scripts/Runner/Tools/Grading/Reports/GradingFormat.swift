import WorkbookKit

/// The forms in which results are written.
enum GradingFormat: String, CaseIterable, Sendable {
  case table
  case json
  case csv
  case html
  case gradescope

  /// The end of the name of a file in this format.
  var suffix: String {
    switch self {
    case .table: ".txt"
    case .json: ".json"
    case .csv: ".csv"
    case .html: ".html"
    case .gradescope: ".gradescope.json"
    }
  }

  /// Whether it shows all submissions at once, and never one by itself.
  var isOverview: Bool { self == .table || self == .csv }

  /// Whether several submissions fit into one text.
  var holdsMany: Bool { isOverview || self == .json }

  /// The results in this form. Where it does not hold many, the first submission alone is shown.
  ///
  /// - Throws: What the encoder of JSON throws.
  func text(_ submissions: [GradedSubmission]) throws -> String {
    switch self {
    case .table:
      return GradesTable(submissions: submissions, style: Style(hasColour: false)).text
    // An array, also for a single submission.
    case .json: return try JSONText.of(submissions)
    case .csv: return CSVFormat.text(submissions)
    case .html: return submissions.first.map(HTMLFormat.text) ?? ""
    case .gradescope: return try submissions.first.map(GradescopeFormat.text) ?? ""
    }
  }
}
