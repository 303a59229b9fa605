/// What came of one test of a suite.
struct Check: Codable, Equatable, Sendable {
  enum Status: String, Codable, Sendable {
    case passed
    case failed
    case crashed
    case timedOut
    case notRun
  }

  /// One thing that went wrong in a test.
  struct Issue: Codable, Equatable, Sendable {
    /// The sentence written for the learner, or a failure's own words; empty if there is none.
    var comment: String
    /// What Swift Testing says about the expectation that failed; nil if nothing was compared.
    var expectation: String?
    /// Where it happened, relative to the root.
    var file: String
    var line: Int
  }

  var name: String
  var status: Status
  var issues: [Issue] = []
  /// Where the test stands, relative to the root.
  var file: String
  var line: Int

  /// All that the learner should read: for each issue its sentence, then what was compared.
  var message: String {
    issues.map { issue in
      [issue.comment, issue.expectation ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}
