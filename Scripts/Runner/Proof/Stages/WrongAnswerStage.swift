/// Proves that each wrong answer compiles, is rejected, and is rejected by the test that it names.
struct WrongAnswerProof {
  let workbook: Workbook
  let rounds: VariantRounds

  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    _ onProgress: @escaping VariantRounds.Progress
  ) throws {
    let answers = exercises.flatMap { exercise in
      WrongAnswer.all(of: exercise, in: workbook).map { (exercise: exercise, answer: $0) }
    }
    let variants = answers.map { Variant(exercise: $0.exercise.number, text: $0.answer.text) }
    let outcomes = try rounds.outcomes(of: variants, isThorough: true, onProgress: onProgress)
    for (answer, outcome) in zip(answers, outcomes) {
      let breaches = breaches(answer.exercise, answer.answer, outcome)
      report.count(.wrongAnswers, answer.exercise.number, isGood: breaches.isEmpty)
      report.breaches += breaches
    }
  }

  private func breaches(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ outcome: Variant.Outcome
  ) -> [Breach] {
    switch outcome {
    case .doesNotCompile(let errors):
      return errors.prefix(1).map { compilerError(exercise, answer, $0) }
    case .judged(let verdict):
      return rejection(exercise, answer, verdict).map { [breach(exercise, answer, $0)] } ?? []
    }
  }

  private func compilerError(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ error: Diagnostic
  ) -> Breach {
    let message = "It does not compile: \(error.message)"
    guard error.file == exercise.starterFile else {
      return breach(exercise, answer, "\(message) (\(error.file):\(error.line))")
    }
    if let line = answer.ownLine(error.line) {
      return breach(exercise, answer, message, line: line)
    }
    return breach(
      exercise,
      answer,
      "\(message) (line \(error.line) of the whole file, which"
        + " `Scripts/workbook answers --expand \(exercise.id)` writes)"
    )
  }

  /// What is wrong with the way in which the answer was rejected; nil if all is well.
  private func rejection(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ verdict: Verdict
  ) -> String? {
    let rejecting = verdict.checks.filter { $0.status != .passed && $0.status != .notRun }
    if verdict.status == .passed {
      return
        "It passes every check of \(exercise.suiteFile), so it is right, or the suite does not see"
        + " what is wrong with it."
    }
    let others = rejecting.map { "\"\($0.name)\"" }.joined(separator: ", ")
    for name in answer.caughtBy {
      guard let check = verdict.checks.first(where: { $0.name == name }) else {
        return
          "It names \"\(name)\", but no test of \(exercise.suiteFile) is called that. Rejected it"
          + " is by \(others)."
      }
      guard !rejecting.contains(check) else { continue }
      return others.isEmpty
        ? "It is rejected by none of the checks: \(verdict.notes.joined(separator: " "))"
        : "It is rejected by \(others), but not by \"\(name)\" as its header says."
    }
    return nil
  }

  private func breach(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ message: String,
    line: Int? = nil
  ) -> Breach {
    Breach(
      part: .wrongAnswers,
      exercise: exercise.id,
      file: answer.file,
      line: line,
      message: message
    )
  }
}
