import WorkbookKit

/// Proves that the exercises of a workbook are right: that each can be solved, fails before it is
/// solved, and rejects what is wrong.
struct Proof: Sendable {
  enum Step: Sendable {
    case part(ProofPart)
    /// Another proof of the same workbook is running.
    case waiting
    /// The library is built, which is done once.
    case building(BuildProgress)
    case progress(ProofPart, done: Int, of: Int)
  }

  let workbook: Workbook
  let exercises: [Exercise]
  let parts: Set<ProofPart>
  let environment: [String: String]
  let limits: Limits
  /// Whether verdicts of earlier proofs are forgotten.
  var isFresh = false
  /// The number of runs of each solution.
  var runs = 1

  /// - Parameter onStep: Called for each step, on any thread.
  /// - Returns: All that was found.
  /// - Throws: `WorkbookError`, or the compiler's output, if what all exercises share does not
  ///   build.
  func report(onStep: @escaping @Sendable (Step) -> Void) throws -> ProofReport {
    let parts = ProofPart.allCases.filter { self.parts.contains($0) }
    var report = ProofReport(parts: parts, exercises: exercises)
    onStep(.part(.structure))
    report.measure(.structure) { report in
      let selected = Set(exercises.map { $0.id })
      let memory = VerdictStore(of: workbook, environment: environment, isFresh: isFresh)
      report.findings = StructureCheck(workbook: workbook, selected: selected, memory: memory)
        .findings()
    }
    if parts != [.structure] { try runStages(&report, onStep) }
    return report
  }

  private func runStages(
    _ report: inout ProofReport,
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws {
    let folder = workbook.cacheFolder + "/proof"
    let lock = try WorkbookLock(folder: folder, of: workbook) { onStep(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    var exercises = exercises.filter { exercise in
      MarkedSource(of: exercise, in: workbook) != nil
        && Files.exists(workbook.absolute(exercise.suiteFile))
    }
    let judge = try AttemptJudge(
      root: workbook.root,
      exercises: exercises,
      environment: environment,
      limits: limits,
      isFresh: isFresh
    ) { step in
      switch step {
      case .waiting: onStep(.waiting)
      case .progress(let progress): onStep(.building(progress))
      }
    }
    for part in report.parts {
      if part == .screens {
        onStep(.part(part))
        try report.measure(part) { report in
          try ScreenStage(workbook: workbook, judge: judge).run(exercises, &report) { done, all in
            onStep(.progress(part, done: done, of: all))
          }
        }
      }
      guard part != .structure, part != .screens else { continue }
      onStep(.part(part))
      try report.measure(part) { report in
        try judgeAttempts(part, at: exercises, judge, &report) { done, all in
          onStep(.progress(part, done: done, of: all))
        }
      }
      // Wrong answers show nothing if the solution itself is wrong.
      if part == .solutions { exercises = report.sound(exercises) }
    }
  }

  /// Judges all attempts of a part at some exercises, and reports the results.
  private func judgeAttempts(
    _ part: ProofPart,
    at exercises: [Exercise],
    _ judge: AttemptJudge,
    _ report: inout ProofReport,
    onProgress: @escaping @Sendable (Int, Int) -> Void
  ) throws {
    let attempts = exercises.flatMap { Attempt.all(part, at: $0, in: workbook, runs: runs) }
    let results = try judge.queue.results(of: attempts) { onProgress($0, attempts.count) }
    for (attempt, result) in zip(attempts, results) {
      report.update(attempt.exercise) { row in
        let findings = attempt.findings(result.verdict)
        row.time += result.time
        row.count(part, isGood: findings.isEmpty)
        if part == .solutions { row.checks += result.verdict.checks.map(\.name) }
        if part == .wrongAnswers {
          row.rejecting.formUnion(result.verdict.rejectingChecks.map(\.name))
        }
        return findings
      }
    }
    // Of all exercises, it would be a long list of what may be wanted.
    guard part == .wrongAnswers, exercises.count < workbook.exercises.count else { return }
    for exercise in exercises { report.update(exercise) { $0.checksWithoutRejection } }
  }
}
