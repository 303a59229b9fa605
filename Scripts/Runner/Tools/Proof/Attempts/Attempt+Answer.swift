import WorkbookKit

extension Attempt {
  /// An answer that is kept, and the part of the proof that it belongs to.
  static func answer(
    _ answer: Answer,
    at exercise: Exercise
  ) -> (part: ProofPart, attempt: Attempt) {
    let expected = ExpectedOutcome(answer: answer, exercise: exercise)
    switch answer.outcome {
    case .passes:
      return (
        .rightAnswers,
        Attempt(exercise: exercise, text: answer.text, triesChanges: true) {
          // Without changes, the check that tries them is all that is left.
          ChangeCheck.isNext(in: $0) ? [] : expected.pass($0, "It is right, and does not pass")
        }
      )
    case .caught(let tests):
      return (
        .wrongAnswers,
        Attempt(
          exercise: exercise,
          text: answer.text,
          triesChanges: tests.contains {
            [ChangeCheck.name, ReviewCheck.name, ViewRules.name].contains($0)
          }
        ) { expected.rejection($0, by: tests) }
      )
    case .explained(let says, let never):
      return (
        .mistakes,
        Attempt(exercise: exercise, text: answer.text, isForWords: true) {
          expected.words($0, says: says, never: never)
        }
      )
    }
  }
}

/// The findings about the verdict of an answer.
struct ExpectedOutcome: Sendable {
  let answer: Answer
  let exercise: Exercise

  /// The answer passes.
  ///
  /// - Parameter problem: The beginning of a sentence that ends with the obstacle.
  func pass(_ verdict: Verdict, _ problem: String, part: ProofPart = .rightAnswers) -> [Finding] {
    verdict.status == .passed ? [] : [finding(part, "\(problem): \(verdict.problem)")]
  }

  /// The answer compiles, is rejected, and is rejected by the tests that it names.
  func rejection(_ verdict: Verdict, by tests: [String]) -> [Finding] {
    if verdict.status == .doesNotCompile {
      return verdict.diagnostics.first.map { [compilerError($0)] } ?? []
    }
    return rejectionProblem(verdict, by: tests).map { [finding(.wrongAnswers, $0)] } ?? []
  }

  private func compilerError(_ error: Diagnostic) -> Finding {
    let message = "It does not compile: \(error.message)"
    guard error.file == exercise.starterFile else {
      return finding(.wrongAnswers, "\(message) (\(error.file):\(error.line))")
    }
    if let line = answer.ownLine(error.line) {
      return finding(.wrongAnswers, message, line: line)
    }
    return finding(
      .wrongAnswers,
      "\(message) (line \(error.line) of the whole file, which"
        + " `Scripts/workbook answers --expand \(exercise.id)` writes)"
    )
  }

  private func rejectionProblem(_ verdict: Verdict, by tests: [String]) -> String? {
    let rejecting = verdict.rejectingChecks
    if verdict.status == .passed {
      return
        "It passes every check of \(exercise.suiteFile), so it is right, or the suite does not see"
        + " what is wrong with it."
    }
    let others = rejecting.map { "\"\($0.name)\"" }.joined(separator: ", ")
    for name in tests {
      guard let check = verdict.checks.first(where: { $0.name == name }) else {
        return
          "It names \"\(name)\", but no test of \(exercise.suiteFile) has that name. It is rejected"
          + " by \(others)."
      }
      guard !rejecting.contains(check) else { continue }
      return others.isEmpty
        ? "It is rejected by none of the checks: \(verdict.notes.joined(separator: " "))"
        : "It is rejected by \(others), but not by \"\(name)\" as its header says."
    }
    return nil
  }

  /// The answer gets the words that help, at the line of its cause.
  func words(_ verdict: Verdict, says: [String], never: [String]) -> [Finding] {
    wordsProblem(verdict, says: says, never: never).map { [finding(.mistakes, $0)] } ?? []
  }

  private func wordsProblem(_ verdict: Verdict, says: [String], never: [String]) -> String? {
    if verdict.status == .passed { return "It passes every check." }
    let texts = verdict.textsToRead(of: exercise)
    let first = texts.first ?? ""
    let error = verdict.diagnostics.first { $0.severity == .error }
    let named = error?.file == exercise.starterFile ? error?.line : nil
    for words in says where !first.contains(words) {
      let place = named.map { ", about line \($0)," } ?? ""
      return "\"\(words)\" is not said. The first words\(place) are: \(first)"
    }
    for words in never where texts.contains(where: { $0.contains(words) }) {
      return "\"\(words)\" is said: \(texts.joined(separator: " / "))"
    }
    guard let line = answer.markedLine else { return nil }
    return named == line
      ? nil : "The mistake is in line \(line), and the first words are about line \(named ?? 0)."
  }

  private func finding(_ part: ProofPart, _ message: String, line: Int? = nil) -> Finding {
    let message = "\(answer.name): \(message)"
    return Finding(part, file: answer.file, line: line ?? answer.line, message)
  }
}

extension Verdict {
  /// All that a learner reads of it, the first thing first, each in one line.
  fileprivate func textsToRead(of exercise: Exercise) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
      .map { $0.message + " " + ($0.explanation ?? "") }
    let failing = checks.filter { $0.status != .passed }.map(\.message)
    // What a suite needs is a list of its own; without it, the first check that fails comes first.
    let asked = notes.isEmpty ? [] : [notes.joined(separator: " ")]
    let isAsked = exercise.suiteFile == diagnostics.first?.file
    let texts = isAsked ? asked + errors : errors + failing + asked
    return texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
