/// The check of a review that no suite can make: whether the learner's tests show what an assistant got
/// wrong.
///
/// The tests meet the solution, on which all must pass. They also meet the solution with one region as
/// the assistant wrote it, for each region in turn: where a check of the suite fails then, a test has to
/// fail as well. Only what tests of a store reach is asked for, and what compiles by itself. Until then,
/// the suite says nothing about the feature: it would name what a reviewer has to find.
package struct ReviewCheck {
  /// The suites' name for the test that stands for this check, which they do not run.
  package static let name = "Your tests show what is wrong"

  private let exercise: Exercise
  private let source: MarkedSource
  private let tests: String

  /// - Throws: `WorkbookError` if the solution cannot be read.
  init(of exercise: Exercise, text: String, in workbook: Workbook) throws {
    self.exercise = exercise
    source = try MarkedSource(reading: exercise.solutionFile, root: workbook.root)
    tests = Project.parts(of: text).tests
  }

  /// The verdict with this check in it.
  ///
  /// - Parameter judge: Judges a text in place of the learner's, without this check. It gets the text's
  ///   number too.
  func completed(
    _ verdict: Verdict,
    width: Int,
    judge: @escaping @Sendable (_ text: String, _ number: Int) throws -> Verdict
  ) throws -> Verdict {
    guard let index = verdict.checks.firstIndex(where: { $0.name == Self.name }) else {
      return verdict
    }
    let texts = ([source.solution] + faultyFeatures).map { Project.text(feature: $0, tests: tests) }
    let verdicts = try concurrently(Array(texts.enumerated()), width: width) { number, text in
      try judge(text, number)
    }
    if let fault = verdicts.first(where: { $0.status == .notJudged }) { return fault }
    var verdict = verdict
    let faults = verdicts.dropFirst().filter { ChangeCheck.brokenCheck(in: $0) != nil }
    if let comment = problem(onSolution: verdicts[0]) ?? problem(on: faults) {
      for other in verdict.checks.indices where verdict.checks[other].status == .failed {
        verdict.checks[other].status = .notRun
        verdict.checks[other].issues = [
          issue("Not judged yet: first let the check \"\(Self.name)\" pass.")
        ]
      }
      verdict.checks[index].status = .failed
      verdict.checks[index].issues = [issue(comment)]
      return verdict
    }
    if ChangeCheck.isNext(in: verdict) { verdict.status = .passed }
    verdict.checks[index].status = .passed
    verdict.checks[index].issues = []
    verdict.checks[index].remark = "a test fails on each of \(faults.count) faults"
    return verdict
  }

  /// The solution with one region as the assistant wrote it, a text for each region that tests reach.
  private var faultyFeatures: [String] {
    source.regions.indices.compactMap { fault in
      let feature = source.assembled { $0 == fault ? $1.stub : $1.solution }
      let lines = feature.regions[fault]
      let last = max(lines.lowerBound, lines.upperBound - 1)
      let isTested = Mutator(of: feature.text).isTested(lines.lowerBound...last)
      return isTested ? feature.text : nil
    }
  }

  private func problem(onSolution verdict: Verdict) -> String? {
    let opening = "Your tests also meet a feature that does what the wish says."
    if let error = verdict.diagnostics.first(where: { $0.severity == .error }) {
      return "\(opening) With it they do not compile: line \(error.line), \(error.message)."
        + " Use only the names that the task lists."
    }
    let check = verdict.checks.first { $0.name == ChangeCheck.ownTestsName && $0.status != .passed }
    return check.map { "\(opening) \($0.issues.first?.comment ?? $0.message)" }
  }

  private func problem(on faults: [Verdict]) -> String? {
    let unnoticed = faults.filter(ChangeCheck.isUnnoticed)
    guard let check = unnoticed.first.flatMap(ChangeCheck.brokenCheck) else { return nil }
    return """
      Of \(faults.count) faults of this feature, your tests show \(faults.count - unnoticed.count). With one \
      of the others, the check "\(check)" fails, and all of your tests still pass. Which sentence of the \
      wish is it about, and which test would fail?
      """
  }

  private func issue(_ comment: String) -> Check.Issue {
    Check.Issue(comment: comment, file: exercise.ownTestsFile ?? exercise.file, line: 1)
  }
}
