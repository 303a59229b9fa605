import WorkbookKit

/// The report as programs read it. Names may be added, but none that is here may change its meaning
/// without another `schemaVersion`.
struct ReportJSON: Encodable {
  /// The path that the learner follows.
  struct Path: Encodable {
    var name: String
    /// The ids of its exercises, in its order.
    var exercises: [String]
    /// The number of them that have passed; not there, where the report does not hold them all.
    var passed: Int?
    /// The exercise to continue with; not there, where all have passed.
    var next: String?
  }

  struct Chapter: Encodable {
    var number: Int
    var id: String
    var title: String
    var points: Int
    var maxPoints: Int
    var extraPoints: Int
    var maxExtraPoints: Int
    var exercises: [Exercise]
  }

  struct Exercise: Encodable {
    var id: String
    var title: String
    var file: String
    var status: String
    var points: Int
    var maxPoints: Int
    /// Whether its points count apart.
    var isExtra: Bool
    /// Whether `workbook play` shows it.
    var isPlayable: Bool
    var checks: [Check]
    var diagnostics: [Diagnostic]
    var notes: [String]
    /// The end of what it printed, if it ran by itself.
    var output: String?
  }

  var schemaVersion = 1
  var source: String
  var points: Int
  var maxPoints: Int
  /// Those of the extra exercises, which are not among `points`.
  var extraPoints: Int
  var maxExtraPoints: Int
  var path: Path
  var chapters: [Chapter]
  /// The learner's own features, which have no points.
  var ownFeatures: [Exercise]

  init(_ report: Report) {
    source = report.source.rawValue
    ownFeatures = (report.own?.entries ?? []).map(Exercise.init)
    points = report.points
    maxPoints = report.maxPoints
    extraPoints = report.extraPoints
    maxExtraPoints = report.maxExtraPoints
    path = Path(
      name: report.path.path.name,
      exercises: report.path.exercises.map(\.id.description),
      passed: report.pathEntries.map { entries in entries.count { $0.status == .passed } },
      next: report.pathEntries == nil ? nil : report.next?.exercise.id.description
    )
    chapters = report.sections.map { section in
      Chapter(
        number: section.chapter.number,
        id: section.chapter.module,
        title: section.chapter.title,
        points: section.points,
        maxPoints: section.maxPoints,
        extraPoints: section.extraPoints,
        maxExtraPoints: section.maxExtraPoints,
        exercises: section.entries.map(Exercise.init)
      )
    }
  }

  /// The text for standard output.
  func text() throws -> String {
    try JSONText.of(self)
  }
}

extension ReportJSON.Exercise {
  init(_ entry: Report.Entry) {
    id = entry.exercise.id.description
    title = entry.exercise.title
    file = entry.exercise.file
    status = (entry.status ?? .failed).rawValue
    points = entry.points
    maxPoints = entry.exercise.points
    isExtra = entry.isExtra
    isPlayable = entry.exercise.isPlayable
    checks = entry.verdict?.checks ?? []
    diagnostics = entry.verdict?.diagnostics ?? []
    notes = entry.verdict?.notes ?? []
    output = entry.verdict?.output
  }
}
