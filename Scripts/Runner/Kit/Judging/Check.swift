/// The result of one test of a suite.
package struct Check: Equatable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed
    case failed
    case crashed
    case timedOut
    case notRun
  }

  /// One thing that went wrong in a test.
  package struct Issue: Codable, Equatable, Sendable {
    /// The sentence written for the learner, or that of the failure; empty if there is none.
    package var comment: String
    /// Swift Testing's text about the expectation that failed; nil if nothing was compared.
    package var expectation: String?
    /// The file in which it happened, relative to the root.
    package var file: String
    package var line: Int
    /// The source in that line, where it is useful.
    package var source: String?
    /// The argument that the test had; nil if it has none.
    package var argument: String?
  }

  package var name: String
  package var status: Status
  package var issues: [Issue] = []
  /// A few words on how far it was judged; nil if there is nothing to say.
  package var remark: String?
  /// The file that declares the test, relative to the root.
  package var file: String
  package var line: Int

  package init(name: String, status: Status, issues: [Issue] = [], file: String, line: Int) {
    self.name = name
    self.status = status
    self.issues = issues
    self.file = file
    self.line = line
  }

  /// All that the learner should read: for each issue its sentence, then what was compared.
  package var message: String {
    issues.map { issue in
      [issue.comment, issue.expectation ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}

/// One form for all programs, those of the workbook and others: the reports of `status`, `run` and
/// `grade` hold it, and so does what is kept of earlier runs.
extension Check: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, status, issues, remark
    /// The text for the learner; empty for a check that passed.
    case message
    /// The place of the first issue, or else of the check itself.
    case file, line
    /// The place of the check itself.
    case testFile, testLine
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      status: try values.decode(Status.self, forKey: .status),
      issues: try values.decode([Issue].self, forKey: .issues),
      file: try values.decode(String.self, forKey: .testFile),
      line: try values.decode(Int.self, forKey: .testLine)
    )
    remark = try values.decodeIfPresent(String.self, forKey: .remark)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(status, forKey: .status)
    try values.encode(issues, forKey: .issues)
    try values.encodeIfPresent(remark, forKey: .remark)
    try values.encode(message, forKey: .message)
    try values.encode(issues.first?.file ?? file, forKey: .file)
    try values.encode(issues.first?.line ?? line, forKey: .line)
    try values.encode(file, forKey: .testFile)
    try values.encode(line, forKey: .testLine)
  }
}
