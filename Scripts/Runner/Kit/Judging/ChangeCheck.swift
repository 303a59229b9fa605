/// The check of a project that no suite can make: whether the learner's tests notice small changes of
/// the learner's own feature.
///
/// A change counts if the suite, which uses the app as a person would, finds that something is wrong
/// with it. So a change that makes no difference to anybody asks for no test. Which changes are tried
/// follows from the text alone.
package struct ChangeCheck {
  /// The suites' name for the test that stands for this check, which they do not run.
  static let name = "Your tests notice what a small change breaks"
  /// The suites' name for the check that runs the learner's tests.
  static let ownTestsName = "Your own tests pass"
  /// More would take too long after each save.
  private static let mostChanges = 16
  /// More would be too much to read.
  private static let mostShown = 3

  let exercise: Exercise
  let text: String

  package init(of exercise: Exercise, text: String) {
    self.exercise = exercise
    self.text = text
  }

  /// Whether all that remains is this check.
  static func isNext(in verdict: Verdict) -> Bool {
    verdict.status == .failed && verdict.notes.isEmpty
      && verdict.checks.contains { $0.name == name && $0.status == .notRun }
      && verdict.checks.allSatisfy { $0.name == name || $0.status == .passed }
  }

  /// The verdict with this check in it.
  ///
  /// - Parameter judge: judges texts in place of the learner's, without this check.
  package func completed(
    _ verdict: Verdict,
    judge: ([String]) throws -> [Verdict]
  ) throws -> Verdict {
    guard let index = verdict.checks.firstIndex(where: { $0.name == Self.name }) else {
      return verdict
    }
    var verdict = verdict
    guard Self.isNext(in: verdict) else {
      verdict.checks[index].status = .notRun
      verdict.checks[index].issues = [
        issue("Not judged yet: first let the other checks pass.")
      ]
      return verdict
    }
    let changes = changes
    let verdicts = try judge(changes.map(\.text))
    let issues = issues(of: Array(zip(changes, verdicts)))
    verdict.checks[index].issues = issues
    verdict.checks[index].status = issues.isEmpty ? .passed : .failed
    if issues.isEmpty { verdict.status = .passed }
    return verdict
  }

  /// Some changes of the feature, from all over the file, each with the tests as they are.
  private var changes: [(mutant: Mutant, text: String)] {
    let parts = Project.parts(of: text)
    let all = Mutator(wholeFile: parts.feature).mutants()
    // To leave out a statement asks most of tests. Without a declaration, little compiles.
    let isDeletion = { (mutant: Mutant) in mutant.kind == .deletion || mutant.kind == .noEffect }
    let deletions = all.filter { isDeletion($0) && !Self.isDeclaration($0.before) }
    let others = all.filter { !isDeletion($0) }
    let some = Self.spread(deletions, Self.mostChanges * 3 / 4)
    return (some + Self.spread(others, Self.mostChanges - some.count)).map { mutant in
      (mutant, Project.text(feature: mutant.text, tests: parts.tests))
    }
  }

  /// Whether lines begin with what a type declares.
  private static func isDeclaration(_ lines: [String]) -> Bool {
    let first = lines.first?.trimmed ?? ""
    return ["var ", "let ", "case ", "@", "struct ", "enum ", "func "].contains {
      first.hasPrefix($0)
    }
  }

  /// So many of them, from the first to the last.
  private static func spread(_ mutants: [Mutant], _ most: Int) -> [Mutant] {
    let count = min(mutants.count, most)
    return (0..<count).map { mutants[$0 * mutants.count / count] }
  }

  private func issues(
    of results: [((mutant: Mutant, text: String), Verdict)]
  ) -> [Check.Issue] {
    var changesScreen = false
    var unnoticed: [(Mutant, String)] = []
    for (change, verdict) in results where verdict.status != .doesNotCompile {
      guard let broken = Self.brokenCheck(in: verdict) else { continue }
      changesScreen = true
      let ownTests = verdict.checks.first { $0.name == Self.ownTestsName }
      if ownTests?.status == .passed { unnoticed.append((change.mutant, broken)) }
    }
    if !changesScreen {
      return [
        issue(
          "Small changes were made in your feature, and none of them was seen on the screen. What"
            + " your app does belongs into a reducer: what is in a view is not changed."
        )
      ]
    }
    return unnoticed.sorted { $0.0.line < $1.0.line }.prefix(Self.mostShown).map { mutant, check in
      Check.Issue(
        comment: "With this change the check \"\(check)\" fails, and all of your tests still"
          + " pass. Which test would fail with it?\n\(mutant.diff)",
        file: exercise.file,
        line: mutant.line
      )
    }
  }

  /// The first check that fails beside the learner's tests.
  private static func brokenCheck(in verdict: Verdict) -> String? {
    verdict.checks.first { ![name, ownTestsName].contains($0.name) && $0.status != .passed }?.name
  }

  private func issue(_ comment: String) -> Check.Issue {
    Check.Issue(comment: comment, file: exercise.file, line: 1)
  }
}
