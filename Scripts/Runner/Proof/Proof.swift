/// Proves that the exercises of a workbook are right: that each can be solved, fails before it is
/// solved, and rejects what is wrong.
struct Proof: Sendable {
  enum Step: Sendable {
    case part(ProofPart)
    /// Another proof of the same workbook is going on.
    case waiting
    case progress(ProofPart, done: Int, of: Int)
  }

  let workbook: Workbook
  let exercises: [Exercise]
  let parts: Set<ProofPart>
  let environment: [String: String]
  let limits: Limits

  /// - Parameter onStep: Told what happens, on the same thread.
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
      report.breaches = StructureCheck(workbook: workbook, selected: selected).breaches()
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
    let chapters = Set(exercises.map { $0.number.chapter })
    let only = chapters.count == 1 ? workbook.chapters.first { $0.number == chapters.first } : nil
    let lock = try WorkbookLock(folder: workbook.memory + "/proof", of: workbook) {
      onStep(.waiting)
    }
    try withExtendedLifetime(lock) {
      let workspace = try ProofWorkspace(of: workbook, module: only?.module)
      var environment = environment
      environment["WORKBOOK_CHAPTER"] = only?.module
      let rounds = VariantRounds(
        workspace: workspace,
        toolchain: try Toolchain(environment: environment),
        environment: environment,
        limits: limits,
        clock: clock
      )
      let buildable = exercises.filter { !workspace.leftOut.contains($0.number) }
      try prove(buildable, rounds, &report, onStep)
    }
  }

  private func prove(
    _ exercises: [Exercise],
    _ rounds: VariantRounds,
    _ report: inout ProofReport,
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws {
    var sound = exercises
    for part in report.parts {
      let clock = report.clock
      if part != .structure { onStep(.part(part)) }
      let tell: VariantRounds.Progress = { done, all in
        onStep(.progress(part, done: done, of: all))
      }
      try clock.measure(part) {
        switch part {
        case .structure:
          break
        case .starters:
          try StarterProof(workbook: workbook, rounds: rounds).run(exercises, &report, tell)
        case .solutions:
          sound = try SolutionProof(rounds: rounds).run(exercises, &report, tell)
        case .wrongAnswers:
          try WrongAnswerProof(workbook: workbook, rounds: rounds).run(sound, &report, tell)
        case .trivialAnswers:
          try TrivialAnswerProof(workbook: workbook, rounds: rounds).run(sound, &report, tell)
        case .mutants:
          try MutantProof(workbook: workbook, rounds: rounds).run(sound, &report, tell)
        }
      }
    }
  }
}
