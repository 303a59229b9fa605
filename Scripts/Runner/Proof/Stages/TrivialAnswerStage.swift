/// Proves that no answer passes that takes no thought. What does not compile is no answer.
struct TrivialAnswerProof {
  let workbook: Workbook
  let rounds: VariantRounds

  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    _ onProgress: @escaping VariantRounds.Progress
  ) throws {
    let answers = exercises.flatMap { exercise -> [(exercise: Exercise, answer: TrivialAnswer)] in
      guard let source = MarkedSource(of: exercise, in: workbook) else { return [] }
      let suite = Files.text(workbook.absolute(exercise.suiteFile)) ?? ""
      return TrivialAnswer.all(of: source, suite: suite).map { (exercise, $0) }
    }
    let variants = answers.map { Variant(exercise: $0.exercise.number, text: $0.answer.text) }
    let outcomes = try rounds.outcomes(of: variants, isThorough: false, onProgress: onProgress)
    for ((exercise, answer), outcome) in zip(answers, outcomes) {
      guard case .judged(let verdict) = outcome else { continue }
      let isRejected = verdict.status != .passed
      report.count(.trivialAnswers, exercise.number, isGood: isRejected)
      guard !isRejected else { continue }
      report.breaches.append(
        Breach(
          part: .trivialAnswers,
          exercise: exercise.id,
          file: exercise.solutionFile,
          line: answer.line,
          message: "When this region \(answer.deed), every check still passes. Add a check to"
            + " \(exercise.suiteFile) that asks for what the region does, with values that no"
            + " constant can meet."
        )
      )
    }
  }
}
