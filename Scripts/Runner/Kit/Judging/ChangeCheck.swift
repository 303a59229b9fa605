/// The check of a project that no suite can make: whether the learner's tests notice small changes of
/// the learner's own feature.
///
/// A change counts if the suite, which uses the app as a person would, finds that something is wrong
/// with it. So a change that makes no difference to anybody asks for no test. Of a later stage, only
/// what is new is changed: the rest was judged with the last stage that passes. Which changes are tried
/// follows from the texts of the two stages alone.
package struct ChangeCheck {
  /// The suites' name for the test that stands for this check, which they do not run.
  package static let name = "Your tests notice what a small change breaks"
  /// The suites' name for the check that runs the learner's tests.
  static let ownTestsName = "Your own tests pass"
  /// So many changes are all tried. Of more, some are, which take long enough after each save.
  private static let fewChanges = 32
  private static let changeLimit = 20
  /// Fewer changes that are seen on the screen say nothing about the tests.
  private static let fewestSeen = 5
  /// Of what is new, for a stage may bring little that is not in a view.
  private static let fewestNewSeen = 2
  /// More would be too much to read.
  package static let shownLimit = 3

  let exercise: Exercise
  let text: String
  /// The feature of the last stage that passes; nil if all lines count as new.
  let former: String?
  /// The number of unnoticed changes that are enough.
  let shownLimit: Int

  package init(
    of exercise: Exercise,
    text: String,
    former: String? = nil,
    shownLimit: Int = shownLimit
  ) {
    self.exercise = exercise
    self.text = text
    self.former = former
    self.shownLimit = shownLimit
  }

  /// Whether all that remains is this check.
  package static func isNext(in verdict: Verdict) -> Bool {
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
    var changes = changes(since: former)
    let isOfNewLines = former != nil && changes.all > 0
    // A stage that adds nothing that can be changed is asked about all of it.
    if former != nil, !isOfNewLines { changes = self.changes(since: nil) }
    let round = try tried(changes, isOfNewLines: isOfNewLines, width: width, judge: judge)
    // Without it, nobody knows whether the tests notice all that they should.
    if let fault = round.results.first(where: { $0.verdict.status == .notJudged }) {
      return fault.verdict
    }
    let issues = issues(of: round)
    verdict.checks[index].issues = issues
    verdict.checks[index].status = issues.isEmpty ? .passed : .failed
    guard issues.isEmpty else { return verdict }
    let what = round.isOfNewLines ? round.what : ""
    verdict.checks[index].remark =
      "\(round.results.count) of \(round.all) small changes\(what) were tried"
    verdict.status = .passed
    return verdict
  }

  /// Changes and what became of them.
  private struct Round {
    /// The number of changes that can be made.
    var all: Int
    /// Whether they are changes of what is new alone.
    var isOfNewLines: Bool
    var results: [(mutant: Mutant, verdict: Verdict)]

    var what: String { isOfNewLines ? " of what is new" : " of your feature" }

    var seen: Int { results.count { ChangeCheck.brokenCheck(in: $0.verdict) != nil } }

    var unnoticed: [(mutant: Mutant, verdict: Verdict)] {
      results.filter { ChangeCheck.isUnnoticed(in: $0.verdict) }
    }
  }

  private func tried(
    _ changes: (all: Int, chosen: [(mutant: Mutant, text: String)]),
    isOfNewLines: Bool,
    width: Int,
    judge: @escaping @Sendable (_ text: String, _ number: Int) throws -> Verdict
  ) throws -> Round {
    let unnoticed = Locked(0)
    let chosen = Array(changes.chosen.enumerated())
    let verdicts = try concurrently(chosen, width: width) { number, change -> Verdict? in
      guard unnoticed.withLock({ $0 < shownLimit }) else { return nil }
      let verdict = try judge(change.text, number)
      if Self.isUnnoticed(in: verdict) { unnoticed.withLock { $0 += 1 } }
      return verdict
    }
    let results = zip(chosen, verdicts).compactMap { change, verdict in
      verdict.map { (mutant: change.element.mutant, verdict: $0) }
    }
    return Round(all: changes.all, isOfNewLines: isOfNewLines, results: results)
  }

  /// The number of changes that can be made in the feature, and those that are tried, from the first
  /// line of the file to the last, each with the tests as they are.
  ///
  /// - Parameter former: Lines that stand there too are not changed; nil, if all may be.
  private func changes(
    since former: String?
  ) -> (all: Int, chosen: [(mutant: Mutant, text: String)]) {
    let parts = Project.parts(of: text)
    let new = former.map { NewLines(in: parts.feature, since: $0) }
    let all = Mutator(of: parts.feature).mutants().filter { mutant in
      !mutant.isOfADeclaration && new?.hasAny(of: mutant.lines) != false
    }
    let chosen =
      all.count <= Self.fewChanges
      ? all : MutantGroups(of: all, in: parts.feature).sample(Self.changeLimit)
    return (all.count, chosen.map { ($0, Project.text(feature: $0.text, tests: parts.tests)) })
  }

  private func issues(of round: Round) -> [Check.Issue] {
    let unnoticed = round.unnoticed
    let fewest = round.isOfNewLines ? Self.fewestNewSeen : Self.fewestSeen
    let compiled = round.results.count { $0.verdict.status != .doesNotCompile }
    guard round.seen >= fewest || !unnoticed.isEmpty else {
      return [
        issue(
          "Only \(round.seen) of \(compiled) small changes\(round.what) were seen on the screen. That"
            + " is too few to prove your tests. What your app does belongs into a reducer: what is in"
            + " a view is not changed."
        )
      ]
    }
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
