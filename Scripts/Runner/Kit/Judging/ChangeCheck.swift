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
  private static let changeLimit = 16
  /// More would be too much to read.
  package static let shownLimit = 3

  let exercise: Exercise
  let text: String
  /// The number of unnoticed changes that are enough.
  let shownLimit: Int

  package init(of exercise: Exercise, text: String, shownLimit: Int = shownLimit) {
    self.exercise = exercise
    self.text = text
    self.shownLimit = shownLimit
  }

  /// Whether all that remains is this check.
  static func isNext(in verdict: Verdict) -> Bool {
    verdict.status == .failed && verdict.notes.isEmpty
      && verdict.checks.contains { $0.name == name && $0.status == .notRun }
      && verdict.checks.allSatisfy { $0.name == name || $0.status == .passed }
  }

  /// The verdict with this check in it.
  ///
  /// Judging ends when there are as many unnoticed changes as are shown, for each takes a build and a
  /// run. Changes are begun in their order, so the first ones are the same however many threads there
  /// are.
  ///
  /// - Parameters:
  ///   - width: The number of changes that are judged at a time.
  ///   - judge: Judges a text in place of the learner's, without this check. It gets the text's number
  ///     too.
  package func completed(
    _ verdict: Verdict,
    width: Int = 1,
    judge: @escaping @Sendable (_ text: String, _ number: Int) throws -> Verdict
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
    let unnoticed = Locked(0)
    let changes = Array(changes.enumerated())
    let verdicts = try concurrently(changes, width: width) { number, change -> Verdict? in
      guard unnoticed.withLock({ $0 < shownLimit }) else { return nil }
      let verdict = try judge(change.text, number)
      if Self.isUnnoticed(in: verdict) { unnoticed.withLock { $0 += 1 } }
      return verdict
    }
    let results = zip(changes, verdicts).compactMap { change, verdict in
      verdict.map { (mutant: change.element.mutant, verdict: $0) }
    }
    let issues = issues(of: results)
    verdict.checks[index].issues = issues
    verdict.checks[index].status = issues.isEmpty ? .passed : .failed
    if issues.isEmpty { verdict.status = .passed }
    return verdict
  }

  /// The number of small changes that can be made in the feature.
  package var changeCount: Int { changes.count }

  /// Some changes of the feature, from the first line of the file to the last, each with the tests as
  /// they are.
  private var changes: [(mutant: Mutant, text: String)] {
    let parts = Project.parts(of: text)
    let all = Mutator(of: parts.feature).mutants()
    // To leave out a statement asks most of tests. Without a declaration, little compiles.
    let isDeletion = { (mutant: Mutant) in mutant.kind == .deletion || mutant.kind == .noEffect }
    let deletions = all.filter { isDeletion($0) && !Self.isDeclaration($0.before) }
    let others = all.filter { !isDeletion($0) }
    let some = Self.spread(deletions, Self.changeLimit * 3 / 4)
    let mutants = some + Self.spread(others, Self.changeLimit - some.count)
    let inOrder = mutants.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return inOrder.map { _, mutant in
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
  private static func spread(_ mutants: [Mutant], _ limit: Int) -> [Mutant] {
    let count = min(mutants.count, limit)
    return (0..<count).map { mutants[$0 * mutants.count / count] }
  }

  private func issues(of results: [(mutant: Mutant, verdict: Verdict)]) -> [Check.Issue] {
    guard results.contains(where: { Self.brokenCheck(in: $0.verdict) != nil }) else {
      return [
        issue(
          "Small changes were made in your feature, and none of them was seen on the screen. What"
            + " your app does belongs into a reducer: what is in a view is not changed."
        )
      ]
    }
    let unnoticed = results.filter { Self.isUnnoticed(in: $0.verdict) }
    return unnoticed.prefix(shownLimit).map { mutant, verdict in
      Check.Issue(
        comment:
          "With this change the check \"\(Self.brokenCheck(in: verdict) ?? "")\" fails, and all"
          + " of your tests still pass. Which test would fail with it?\n\(mutant.diff)",
        file: exercise.file,
        line: mutant.line
      )
    }
  }

  /// Whether a change breaks what a person sees, and the learner's tests pass.
  private static func isUnnoticed(in verdict: Verdict) -> Bool {
    brokenCheck(in: verdict) != nil
      && verdict.checks.contains { $0.name == ownTestsName && $0.status == .passed }
  }

  /// The first check that fails beside the learner's tests; nil if none does, or nothing could run.
  private static func brokenCheck(in verdict: Verdict) -> String? {
    guard verdict.status != .doesNotCompile else { return nil }
    return verdict.checks.first {
      ![name, ownTestsName].contains($0.name) && $0.status != .passed
    }?.name
  }

  private func issue(_ comment: String) -> Check.Issue {
    Check.Issue(comment: comment, file: exercise.file, line: 1)
  }
}
