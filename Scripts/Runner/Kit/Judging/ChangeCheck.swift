/// The check of a project that no suite can make: whether the learner's tests notice small changes of
/// the learner's own feature. Beside a model one test is enough, and so one change that it notices.
///
/// A change counts if the suite, which uses the app as a person would, finds that something is wrong
/// with it. So a change that makes no difference to anybody asks for no test. Of a later stage, only
/// what is new is changed: the rest was judged with the last stage that passes. Which changes are tried
/// follows from the texts of the two stages alone.
package struct ChangeCheck {
  /// The suites' name for the test that stands for this check, which they do not run.
  package static let name = "Your tests notice what a small change breaks"
  /// The suites' names for tests that the runner judges in their place.
  private static let names = [name, ReviewCheck.name]
  /// The suites' name for the check that runs the learner's tests.
  package static let ownTestsName = "Your own tests pass"
  /// So many changes are all tried. Of more, some are, which take long enough after each save.
  private static let fewChanges = 32
  private static let changeLimit = 20
  /// So many changes are tried to find one that a single test notices.
  private static let exampleLimit = 8
  /// So many changes of views are tried. One of a rule is enough.
  static let viewLimit = 8
  /// More would be too much to read.
  package static let shownLimit = 3

  let exercise: Exercise
  let text: String
  /// The feature of the last stage that passes; nil if all lines count as new.
  var former: String?
  /// The number of unnoticed changes that are enough.
  var shownLimit = ChangeCheck.shownLimit

  /// Whether all that remains is this check.
  package static func isNext(in verdict: Verdict) -> Bool {
    verdict.status == .failed && verdict.notes.isEmpty
      && verdict.checks.contains { names.contains($0.name) && $0.status == .notRun }
      && verdict.checks.allSatisfy { names.contains($0.name) || $0.status == .passed }
  }

  /// The verdict with this check in it.
  ///
  /// Judging ends when there are as many unnoticed changes as are shown, for each takes a build and a
  /// run. Changes are begun in their order, so the first ones are the same however many threads there
  /// are.
  ///
  /// - Parameters:
  ///   - width: The number of changes that are judged at a time.
  ///   - onTried: Called with the number of changes that have been judged, and of all; on any thread.
  ///   - judge: Judges a text in place of the learner's, without this check. It gets the text's number
  ///     too.
  package func completed(
    _ verdict: Verdict,
    width: Int = 1,
    onTried: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in },
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
    let round = try tried(selection, width: width, onTried: onTried, judge: judge)
    // Without it, nobody knows whether the tests notice all that they should.
    if let fault = round.results.first(where: { $0.verdict.status == .notJudged }) {
      return fault.verdict
    }
    let issues = issues(of: round)
    verdict.checks[index].issues = issues
    verdict.checks[index].status = issues.isEmpty ? .passed : .failed
    guard issues.isEmpty else { return verdict }
    verdict.checks[index].remark =
      "\(round.results.count) of \(round.selection.possible) small changes"
      + (round.selection.scope.isNew ? round.selection.scope.words : "") + " were tried"
    verdict.status = .passed
    return verdict
  }

  /// The lines of the feature that are changed.
  private enum Scope {
    case everything
    /// Those that the stage before does not have.
    case newLines(since: String)

    var isNew: Bool { if case .newLines = self { true } else { false } }
    var words: String { isNew ? " of what is new" : " of your feature" }

    /// Fewer changes that are seen on the screen say nothing about the tests. A stage may bring little
    /// that is not in a view.
    var fewestSeen: Int { isNew ? 2 : 5 }
  }

  /// The changes to try, from the first line of the file to the last, each with the tests as they are.
  private struct ChosenChanges {
    let scope: Scope
    /// The number of changes that can be made.
    let possible: Int
    let changes: [(mutant: Mutant, text: String)]
  }

  /// Changes and what became of them.
  private struct Round {
    let selection: ChosenChanges
    var results: [(mutant: Mutant, verdict: Verdict)]

    /// Those of features alone: a rule that is in a view proves no test.
    var ofFeatures: [(mutant: Mutant, verdict: Verdict)] { results.filter { !$0.mutant.isOfAView } }
    var seen: Int { ofFeatures.count { ChangeCheck.brokenCheck(in: $0.verdict) != nil } }

    var unnoticed: [(mutant: Mutant, verdict: Verdict)] {
      results.filter { ChangeCheck.isUnnoticed(in: $0.verdict) }
    }
  }

  private func tried(
    _ selection: ChosenChanges,
    width: Int,
    onTried: @escaping @Sendable (_ done: Int, _ all: Int) -> Void,
    judge: @escaping @Sendable (_ text: String, _ number: Int) throws -> Verdict
  ) throws -> Round {
    let unnoticed = Locked<[Int]>([])
    let done = Locked(0)
    let changes = Array(selection.changes.enumerated())
    let verdicts = try concurrently(changes, width: width) { number, change -> Verdict? in
      // A thread that was put off may come to an early change when later ones have been judged.
      let isShown = unnoticed.withLock { $0.count { $0 < number } < shownLimit }
      guard isShown || !exercise.isProject else { return nil }
      let verdict = try judge(change.text, number)
      if Self.isUnnoticed(in: verdict) { unnoticed.withLock { $0.append(number) } }
      done.withLock { done in
        done += 1
        onTried(done, changes.count)
      }
      return verdict
    }
    let results = zip(changes, verdicts).compactMap { change, verdict in
      verdict.map { (mutant: change.element.mutant, verdict: $0) }
    }
    return Round(selection: selection, results: results)
  }

  /// Changes of what is new. A stage that adds nothing that can be changed is asked about all of it.
  private var selection: ChosenChanges {
    if let former {
      let ofNewLines = selection(from: .newLines(since: former))
      if ofNewLines.possible > 0 { return ofNewLines }
    }
    return selection(from: .everything)
  }

  private func selection(from scope: Scope) -> ChosenChanges {
    let parts = Project.parts(of: text)
    let mutator = Mutator(of: parts.feature)
    var mutants = mutator.mutants().filter { !$0.isOfADeclaration }
    var ofViews = mutator.mutantsOfViews()
    if case .newLines(let former) = scope {
      let new = NewLines(in: parts.feature, since: former)
      mutants = mutants.filter { new.hasAny(of: $0.lines) }
      ofViews = ofViews.filter { new.hasAny(of: $0.lines) }
    }
    let isAll = exercise.isProject && mutants.count <= Self.fewChanges
    let limit = exercise.isProject ? Self.changeLimit : Self.exampleLimit
    var sample = isAll ? mutants : MutantGroups(of: mutants, in: parts.feature).sample(limit)
    // Those of a model's views have been tried by `ViewRules`.
    if exercise.isProject {
      sample += MutantGroups(of: ofViews, in: parts.feature).sample(Self.viewLimit)
    }
    return ChosenChanges(
      scope: scope,
      possible: mutants.count + ofViews.count,
      changes: sample.map { ($0, Project.text(feature: $0.text, tests: parts.tests)) }
    )
  }

  private func issues(of round: Round) -> [Check.Issue] {
    let unnoticed = round.unnoticed
    guard exercise.isProject else {
      guard round.seen == unnoticed.count, let first = unnoticed.first else { return [] }
      return [
        issue(
          "The checks fail with each of \(round.seen) small changes of your feature, and your tests pass with all of"
            + " them. Say in a test what is in the state after each action. One of the changes:\n\(first.mutant.diff)"
        )
      ]
    }
    let scope = round.selection.scope
    let compiled = round.ofFeatures.count { $0.verdict.status != .doesNotCompile }
    guard round.seen >= scope.fewestSeen || !unnoticed.isEmpty else {
      return [
        issue(
          "Only \(round.seen) of \(compiled) small changes\(scope.words) were seen on the screen. That"
            + " is too few to prove your tests. What your app does belongs into a reducer."
        )
      ]
    }
    return unnoticed.prefix(shownLimit).map { mutant, verdict in
      let check = Self.brokenCheck(in: verdict) ?? ""
      return Check.Issue(
        comment: mutant.isOfAView
          ? Self.ruleInView(mutant, check: check)
          : "With this change the check \"\(check)\" fails, and all of your tests still pass. Which test"
            + " would fail with it?\n\(mutant.diff)",
        file: exercise.file,
        line: mutant.line
      )
    }
  }

  /// The sentence about a change of a view that a check notices.
  static func ruleInView(_ mutant: Mutant, check: String) -> String {
    """
    With this change the check "\(check)" fails. So a rule of your app is in a view, where no test of a \
    store reaches it. A view says what a person did, by an action; the reducer decides what follows.
    \(mutant.diff)
    """
  }

  /// Whether a change breaks what a person sees, and the learner's tests pass.
  static func isUnnoticed(in verdict: Verdict) -> Bool {
    brokenCheck(in: verdict) != nil
      && verdict.checks.contains { $0.name == ownTestsName && $0.status == .passed }
  }

  /// The first check that fails beside the learner's tests; nil if none does, or nothing could run.
  static func brokenCheck(in verdict: Verdict) -> String? {
    guard verdict.status != .doesNotCompile else { return nil }
    return verdict.checks.first {
      !([ownTestsName] + names).contains($0.name) && $0.status != .passed
    }?.name
  }

  private func issue(_ comment: String) -> Check.Issue {
    Check.Issue(comment: comment, file: exercise.file, line: 1)
  }
}
