/// A failure of a test store in the comment of an issue: its parts, by the heads that
/// `TestStoreFailure` in the library and `complaints(of:)` in the support of the chapters write.
package struct StoreFailure {
  /// The paragraphs before the step: the sentence of the suite, and what the store expected.
  private let found: [String]
  private let step: String

  private static let stepHead = "Step: "

  /// Nil where the comment has no step of a test store.
  package init?(comment: String) {
    let paragraphs = comment.components(separatedBy: "\n\n")
    guard let step = paragraphs.firstIndex(where: { $0.hasPrefix(Self.stepHead) }) else {
      return nil
    }
    found = Array(paragraphs[..<step])
    self.step = paragraphs[step].trimmed
  }

  /// The part that two failures with one cause have in common: the lines that differ and the step;
  /// where nothing was compared, the sentences without the values that actions carry.
  package var cause: [String] {
    let changes = found.flatMap(\.lines).map(\.trimmed).filter {
      $0.hasPrefix("−") || $0.hasPrefix("+")
    }
    if !changes.isEmpty { return changes + [step] }
    return (found.dropFirst() + [step]).map { String($0.prefix { $0 != "(" }) }
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
    guard let found = comment.firstMatch(of: /\s*\nPlace: ([^\s:]+):(\d+)\s*$/) else { return }
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
