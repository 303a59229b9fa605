import WorkbookKit

/// Counts the slips whose first message is at the mistaken line, with an explanation that names what
/// puts it right, among those that do not compile. A person has to read whether it is true.
struct SlipTrials: Sendable {
  let part = ProofPart.slips
  let workbook: Workbook
  let judge: VariantJudge
  /// Not nil for a sample of its own, with one slip of each kind in each exercise.
  let seed: Int?

  private var mostOfAKind: Int { seed == nil ? 3 : 1 }

  private struct Result: Sendable {
    let slip: Slip
    /// None if it compiles.
    let diagnostics: [Diagnostic]
    let isAnswered: Bool
  }

  /// - Parameter onProgress: Called after every slip, with the number of those that are done, and of
  ///   all.
  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    onProgress: @escaping @Sendable (Int, Int) -> Void
  ) throws {
    let trials = exercises.flatMap { exercise in
      (MarkedSource(of: exercise, in: workbook).map {
        SlipMaker($0, seed: seed ?? 0).slips(atMost: mostOfAKind)
      }
        ?? []).enumerated().map { (exercise: exercise, number: $0.offset, slip: $0.element) }
    }
    let done = Locked(0)
    defer { judge.cache.save() }
    let results = try concurrently(trials) { trial in
      let result = try result(trial.slip, of: trial.exercise, number: trial.number)
      done.withLock { done in
        done += 1
        onProgress(done, trials.count)
      }
      return result
    }
    for exercise in exercises {
      let own = zip(trials, results).filter { $0.0.exercise.number == exercise.number }.map { $0.1 }
        .filter { !$0.diagnostics.isEmpty }
      try writeAnswers(own, of: exercise)
      report.update(exercise) { row in
        for result in own { row.count(part, isGood: result.isAnswered) }
        return own.filter { !$0.isAnswered }.map { finding(exercise, $0) }
      }
    }
  }

  private func result(_ slip: Slip, of exercise: Exercise, number: Int) throws -> Result {
    guard let exercise = judge.workbook.exercises.first(where: { $0.number == exercise.number })
    else { throw WorkbookError("There is no exercise \(exercise.name).") }
    let folder = "\(judge.folder)/\(exercise.id)/slip\(number)"
    let build = try judge.judge.build(of: exercise, text: slip.text, in: folder, cache: folder)
    defer { try? Files.remove(folder) }
    let compile = { (text: String) in try diagnostics(of: text, build, exercise) }
    let errors = try compile(slip.text).filter { $0.severity == .error }
    guard !errors.isEmpty else { return Result(slip: slip, diagnostics: [], isAnswered: false) }
    let explained = try build.explained(errors, in: slip.text, compile: compile)
    let first = explained.first
    let isAnswered =
      first?.file == exercise.file && (slip.line == nil || first?.line == slip.line)
      && slip.cures.contains { first?.explanation?.contains($0) == true }
    return Result(slip: slip, diagnostics: explained, isAnswered: isAnswered)
  }

  /// The compiler's messages about a text, which are remembered.
  private func diagnostics(
    of text: String,
    _ build: ExerciseBuild,
    _ exercise: Exercise
  ) throws -> [Diagnostic] {
    var hash = judge.judge.prepared.hash(for: exercise)
    hash.add("compiled \(exercise.id)")
    hash.add(text)
    if let known = judge.cache.verdict(hash.description) { return known.diagnostics }
    let diagnostics = try build.diagnostics(of: text)
    judge.cache.remember(
      Verdict(status: .doesNotCompile, diagnostics: diagnostics),
      hash.description
    )
    return diagnostics
  }

  /// All answers of an exercise, for a person to read.
  private func writeAnswers(_ results: [Result], of exercise: Exercise) throws {
    let folder = judge.folder + "/slips"
    try Files.makeFolder(folder)
    let blocks = results.map { result in
      let slip = result.slip
      let place = slip.line.map { "line \($0)" } ?? "any line"
      return
        ([
          "=== \(exercise.id) \(slip.kind.rawValue), \(place)\(result.isAnswered ? "" : " (!)")",
          "- \(slip.before)", "+ \(slip.after)",
        ]
        + result.diagnostics.map { diagnostic in
          "\(diagnostic.file.fileName):\(diagnostic.line): \(diagnostic.message)\n    "
            + (diagnostic.explanation ?? "(no explanation)")
        }).joined(separator: "\n")
    }
    try Files.write(blocks.joined(separator: "\n\n") + "\n", to: "\(folder)/\(exercise.id).txt")
  }

  private func finding(_ exercise: Exercise, _ result: Result) -> Finding {
    let first = result.diagnostics[0]
    let answer =
      first.explanation == nil
      ? "which has no explanation" : "whose explanation does not say how it is put right"
    return Finding(
      part: part,
      severity: .warning,
      exercise: exercise.id,
      file: exercise.solutionFile,
      message: "\(result.slip.kind.rawValue), `\(result.slip.before)`: the first message is"
        + " \(first.file.fileName):\(first.line): \(first.message), \(answer)."
    )
  }
}
