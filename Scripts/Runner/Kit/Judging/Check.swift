/// The result of one test of a suite.
package struct Check: Codable, Equatable, Sendable {
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

extension Check.Issue {
  /// Takes the place of the step that failed, where the comment ends with one in the suite or in
  /// the learner's own tests: the place of the expectation around it says less. A place in the
  /// library says nothing to a learner.
  ///
  /// - Parameters:
  ///   - suite: Module and name of the suite, as in `EffectsTests/3.8-TimerTests.swift`.
  ///   - path: The path of a file, by its module and name.
  mutating func moveToStep(suite: String, path: (String) -> String) {
    guard let found = comment.firstMatch(of: /\s*This was found at ([^\s:]+):(\d+)\.\s*$/)
    else { return }
    comment.removeSubrange(found.range)
    guard let step = Int(found.2) else { return }
    let exercise = suite.replacing("Tests/", with: "/").replacing("Tests.swift", with: ".swift")
    let ownTests = suite.replacing("Tests/", with: TestFile.folder + "/")
      .replacing("Tests.swift", with: "OwnTests.swift")
    guard let id = [suite, exercise, ownTests].first(where: { $0.fileName == found.1 }) else {
      return
    }
    (file, line) = (path(id), step)
  }
}
