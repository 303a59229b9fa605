import WorkbookKit

/// Proves that the exercises of a workbook are right: that each can be solved, fails before it is
/// solved, and rejects what is wrong.
struct Proof: Sendable {
  enum Step: Sendable {
    case part(ProofPart)
    /// Another proof of the same workbook is going on.
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
  /// Whether outcomes of earlier proofs are forgotten.
  var isFresh = false

  /// - Parameter onStep: Called for each step, on the same thread.
  /// - Returns: All that was found.
  /// - Throws: A sentence, or the compiler's words, if what all exercises share does not build.
  func report(onStep: @escaping @Sendable (Step) -> Void) throws -> ProofReport {
    let start = ContinuousClock.now
    let clock = ProofClock()
    let parts = ProofPart.allCases.filter { self.parts.contains($0) }
    var report = ProofReport(parts: parts, exercises: exercises, clock: clock)
    onStep(.part(.structure))
    clock.measure(.structure) {
      let selected = Set(exercises.map { $0.number })
      report.findings = StructureCheck(workbook: workbook, selected: selected).findings()
    }
    if parts != [.structure] { try build(&report, clock, onStep) }
    report.total = ContinuousClock.now - start
    return report
  }

  private func build(
    _ report: inout ProofReport,
    _ clock: ProofClock,
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws {
    let lock = try WorkbookLock(folder: workbook.cacheFolder + "/proof", of: workbook) {
      onStep(.waiting)
    }
    try withExtendedLifetime(lock) {
      let buildable = exercises.filter { exercise in
        MarkedSource(of: exercise, in: workbook) != nil
          && Files.exists(workbook.absolute(exercise.suiteFile))
      }
      let judge = try VariantJudge(
        root: workbook.root,
        chapters: Set(buildable.map { $0.number.chapter }),
        environment: environment,
        limits: limits,
        isFresh: isFresh,
        clock: clock
      ) { step in
        switch step {
        case .waiting: onStep(.waiting)
        case .progress(let progress): onStep(.building(progress))
        }
      }
      try prove(buildable, &report, onStep) { try judge.outcomes(of: $0, onProgress: $1) }
      if exercises.count == workbook.exercises.count { judge.cache.dropUnused() }
    }
  }

  /// Goes through the stages.
  ///
  /// - Parameter outcomes: Finds the outcomes of variants, in their order.
  private func prove(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    _ onStep: @escaping @Sendable (Step) -> Void,
    outcomes: ([Variant], @escaping VariantJudge.Progress) throws -> [Variant.Outcome]
  ) throws {
    var exercises = exercises
    for part in report.parts {
      guard let stage = stage(part) else { continue }
      onStep(.part(part))
      try report.clock.measure(part) {
        try stage.run(exercises, &report) { variants in
          try outcomes(variants) { done, all in onStep(.progress(part, done: done, of: all)) }
        }
      }
      // What is tried in the place of a solution shows nothing if the solution itself is wrong.
      if part == .solutions { exercises = report.sound(exercises) }
    }
  }

  private func stage(_ part: ProofPart) -> (any ProofStage)? {
    switch part {
    case .structure: nil
    case .starters: StarterStage(workbook: workbook)
    case .solutions: SolutionStage(workbook: workbook)
    case .wrongAnswers: WrongAnswerStage(workbook: workbook)
    case .trivialAnswers: TrivialAnswerStage(workbook: workbook)
    case .mutants: MutantStage(workbook: workbook)
    }
  }
}
