import WorkbookKit

/// A proof as programs read it. Names may be added, but none that is here may change its meaning
/// without another `schemaVersion`. (Version 1 said `breaches` for `findings`.)
struct ProofJSON: Encodable {
  struct Exercise: Encodable {
    var id: String
    var title: String
    var checks: Int
    /// By the name of the part.
    var scores: [String: ProofReport.Score]
    var mutantsNotCompiled: Int
    var mutantsListed: Int
    var seconds: Double
  }

  var schemaVersion = 2
  var isProved: Bool
  var seconds: Double
  /// The seconds that each part took, by its name.
  var partSeconds: [String: Double]
  var exercises: [Exercise]
  var findings: [Finding]

  init(_ report: ProofReport) {
    isProved = report.isProved
    seconds = report.total.seconds
    let times = report.parts.map { ($0.rawValue, report.times[$0]?.seconds ?? 0) }
    partSeconds = Dictionary(uniqueKeysWithValues: times)
    findings = report.findings
    exercises = report.rows.map { row in
      Exercise(
        id: row.exercise.id,
        title: row.exercise.title,
        checks: row.checks,
        scores: Dictionary(uniqueKeysWithValues: row.scores.map { ($0.key.rawValue, $0.value) }),
        mutantsNotCompiled: row.notCompiled,
        mutantsListed: row.listed,
        seconds: row.time.seconds
      )
    }
  }

  /// The text for standard output.
  func text() throws -> String {
    try JSONText.of(self)
  }
}
