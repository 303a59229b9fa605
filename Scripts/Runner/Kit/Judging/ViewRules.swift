/// The check of a model that no suite can make: whether its feature decides, and not its view.
///
/// A model is judged by its screen, which looks the same whoever decides. So what its views do is changed
/// in small ways, and no check should notice it.
package struct ViewRules {
  package static let name = "The feature decides, and not the view"

  let exercise: Exercise
  let text: String

  /// The verdict on an exercise that passes, with this check if it fails.
  ///
  /// - Parameter judge: Judges a text in place of the learner's. It gets the text's number too.
  func completed(
    _ verdict: Verdict,
    width: Int,
    judge: @escaping @Sendable (_ text: String, _ number: Int) throws -> Verdict
  ) throws -> Verdict {
    guard verdict.status == .passed else { return verdict }
    let parts = Project.parts(of: text)
    let mutants = MutantGroups(of: Mutator(of: parts.feature).mutantsOfViews(), in: parts.feature)
      .sample(ChangeCheck.viewLimit)
    let verdicts = try concurrently(Array(mutants.enumerated()), width: width) { number, mutant in
      let files = exercise.hasOwnTests ? [mutant.text, parts.tests] : [mutant.text]
      return try judge(exercise.text(of: files), number)
    }
    if let fault = verdicts.first(where: { $0.status == .notJudged }) { return fault }
    for (mutant, changed) in zip(mutants, verdicts) {
      guard let broken = ChangeCheck.brokenCheck(in: changed) else { continue }
      let comment = ChangeCheck.ruleInView(mutant, check: broken)
      let issue = Check.Issue(comment: comment, file: exercise.file, line: mutant.line)
      var verdict = verdict
      verdict.status = .failed
      verdict.checks.append(
        Check(
          name: Self.name,
          status: .failed,
          issues: [issue],
          file: exercise.file,
          line: mutant.line
        )
      )
      return verdict
    }
    return verdict
  }
}
