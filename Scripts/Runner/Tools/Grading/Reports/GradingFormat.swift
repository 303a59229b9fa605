import WorkbookKit

/// The forms in which results are written.
enum GradingFormat: String, CaseIterable, Sendable {
  case table
  case json
  case junit
  case csv
  case gradescope
  case classroom50
  case markdown
  case html

  /// The end of the name of a file in this format.
  var suffix: String {
    switch self {
    case .table: ".txt"
    case .json: ".json"
    case .junit: ".junit.xml"
    case .csv: ".csv"
    case .gradescope: ".gradescope.json"
    case .classroom50: ".classroom50.json"
    case .markdown: ".md"
    case .html: ".html"
    }
  }

  /// Whether it shows all submissions at once, and never one by itself.
  var isOverview: Bool { self == .table || self == .csv }

  /// Whether several submissions fit into one text.
  var holdsMany: Bool { isOverview || self == .json || self == .junit }

  /// The results in this form. Where it does not hold many, the first submission alone is shown.
  func text(_ submissions: [GradedSubmission]) throws -> String {
    switch self {
    case .table:
      return GradesTable(submissions: submissions, style: Style(hasColour: false)).text
    case .json: return try GradingJSON.text(submissions)
    case .junit: return JUnitFormat.text(submissions)
    case .csv: return CSVFormat.text(submissions)
    case .gradescope: return try submissions.first.map(GradescopeFormat.text) ?? ""
    case .classroom50: return try submissions.first.map(Classroom50Format.text) ?? ""
    case .markdown: return submissions.first.map(MarkdownFormat.text) ?? ""
    case .html: return submissions.first.map(HTMLFormat.text) ?? ""
    }
  }
}
