/// Proves that each solution compiles without a warning and passes, three times over: once with all
/// checks of a chapter at the same time, once by itself with one check after the other, and once in
/// the company of exercises that chance has chosen.
struct SolutionProof {
  let rounds: VariantRounds

  /// - Returns: The exercises whose solutions are right, on which further proof can build.
  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    _ onProgress: @escaping VariantRounds.Progress
  ) throws -> [Exercise] {
    try rounds.workspace.touch(exercises)
    let variants = exercises.compactMap { exercise in
      rounds.workspace.solutions[exercise.number].map {
        Variant(exercise: exercise.number, text: $0)
      }
    }
    let outcomes = try rounds.outcomes(of: variants, isThorough: true) { _, _ in
      onProgress(1, 3)
    }
    var broken: Set<ExerciseNumber> = []
    for (exercise, outcome) in zip(exercises, outcomes) {
      let breaches = breaches(exercise, outcome)
      if !breaches.isEmpty { broken.insert(exercise.number) }
      report.breaches += breaches
      if case .judged(let verdict) = outcome {
        report.update(exercise.number) { $0.checks = verdict.checks.count }
      }
    }
    let passed = exercises.filter { !broken.contains($0.number) }
    let again = try repeated(passed, onProgress)
    for (exercise, verdict, manner) in again where verdict.status != .passed {
      broken.insert(exercise.number)
      report.breaches.append(
        breach(exercise, "The solution passed once, but not \(manner): \(Self.words(verdict))")
      )
    }
    for exercise in exercises {
      report.count(.solutions, exercise.number, isGood: !broken.contains(exercise.number))
    }
    return exercises.filter { !broken.contains($0.number) }
  }

  /// What comes of the second and the third time.
  private func repeated(
    _ exercises: [Exercise],
    _ onProgress: VariantRounds.Progress
  ) throws -> [(exercise: Exercise, verdict: Verdict, manner: String)] {
    // The solutions have been put back by now, which may have changed what is built.
    try rounds.rebuild()
    let alone = try concurrently(exercises, width: 2) { exercise in
      try rounds.judge([exercise.number], isThorough: true)[exercise.number]
    }
    onProgress(2, 3)
    let shuffled = exercises.shuffled()
    var mixed: [ExerciseNumber: Verdict] = [:]
    for part in [shuffled.prefix(shuffled.count / 2), shuffled.dropFirst(shuffled.count / 2)] {
      let verdicts = try rounds.judge(Set(part.map { $0.number }), isThorough: true)
      mixed.merge(verdicts) { first, _ in first }
    }
    onProgress(3, 3)
    return zip(exercises, alone).compactMap { exercise, verdict in
      verdict.map { (exercise, $0, "by itself, one check after the other") }
    }
      + exercises.compactMap { exercise in
        mixed[exercise.number].map { (exercise, $0, "beside others, in another order") }
      }
  }

  private func breaches(_ exercise: Exercise, _ outcome: Variant.Outcome) -> [Breach] {
    switch outcome {
    case .doesNotCompile(let errors):
      return Breach.compiler(errors, .solutions, exercise, file: exercise.solutionFile)
    case .judged(let verdict):
      let warnings = Breach.compiler(
        verdict.diagnostics,
        .solutions,
        exercise,
        file: exercise.solutionFile
      )
      guard verdict.status != .passed else { return warnings }
      return warnings
        + [breach(exercise, "The solution does not pass: \(Self.words(verdict))")]
    }
  }

  /// What went wrong, in one or two lines.
  static func words(_ verdict: Verdict) -> String {
    guard let check = verdict.firstProblem else { return verdict.notes.joined(separator: " ") }
    return "\"\(check.name)\"\(check.status.remark): \(check.message)"
  }

  private func breach(_ exercise: Exercise, _ message: String) -> Breach {
    Breach(part: .solutions, exercise: exercise.id, file: exercise.solutionFile, message: message)
  }
}
