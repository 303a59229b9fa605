extension Check.Issue {
  /// Takes the place of the step that failed, where the comment ends with one in the suite or in
  /// the learner's own tests: the place of the expectation around it says less. A place in the
  /// library says nothing to a learner.
  ///
  /// - Parameters:
  ///   - suite: Module and name of the suite, as in `EffectsTests/3.7-TimerTests.swift`.
  ///   - path: The path of a file, by its module and name.
  mutating func moveToStep(suite: String, path: (String) -> String) {
    guard let found = comment.firstMatch(of: /\s*\nPlace: ([^\s:]+):(\d+)\s*$/) else { return }
    comment.removeSubrange(found.range)
    guard let step = Int(found.2) else { return }
    let exercise = suite.replacing("Tests/", with: "/").replacing("Tests.swift", with: ".swift")
    let ownTests = suite.replacing("Tests/", with: TestFolder.name + "/")
      .replacing("Tests.swift", with: "OwnTests.swift")
    guard let id = [suite, exercise, ownTests].first(where: { $0.fileName == found.1 }) else {
      return
    }
    (file, line) = (path(id), step)
  }
}
