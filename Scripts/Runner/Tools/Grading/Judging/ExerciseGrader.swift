import WorkbookKit

/// Grades the exercises of one submission.
///
/// Each is built by itself and runs in processes of its own, so that nothing in one file can help or
/// harm another exercise.
struct ExerciseGrader {
  let context: GradingContext
  let session: SandboxSession
  /// The folder in which programs are built.
  let folder: String
  /// When the time for the submission is over.
  let end: ContinuousClock.Instant

  /// The result of grading one exercise.
  struct Outcome: Equatable, Sendable {
    var verdict: Verdict
    var hiddenChecks: [Check] = []
    var voidReason: String?
    var flags: [Flag] = []

    /// Whether a busy machine may be the cause. Such an outcome is tried once more, with nothing
    /// beside it, and is never taken for an equal file of somebody else.
    var mayBeChance: Bool { [.timedOut, .crashed].contains(verdict.status) }
  }

  private var workspace: GradingWorkspace { context.workspace }
  private var workbook: Workbook { workspace.workbook }
  private var options: GradingOptions { context.run.options }
  private var exercises: [Exercise] { workbook.exercises.filter(options.isChosen) }
  /// Whether the instructor wants no more.
  private var isStopped: Bool { context.run.cancellation.isCancelled }

  /// - Parameter intake: The accepted part of the submission.
  /// - Returns: An outcome for every chosen exercise, and the flags.
  /// - Throws: A sentence, if a program cannot be started or a file cannot be written.
  func outcomes(
    of intake: Intake
  ) throws -> (outcomes: [ExerciseID: Outcome], flags: [Flag]) {
    defer { try? Files.remove(folder) }
    var outcomes = try concurrently(exercises, width: context.width) { exercise in
      guard let text = intake.texts[exercise.id], !isUntouched(text, exercise.id) else {
        return untouched(exercise, intake)
      }
      if isStopped { return untouched(exercise, intake) }
      let key = "\(exercise.id) \(ContentHash(of: text)) \(options.isStrict)"
      if let known = context.judged.withLock({ $0[key] }) { return known }
      if ContinuousClock.now > end { return tooLate() }
      let outcome = try context.turn.besideOthers { bounded(try self.outcome(of: exercise, text)) }
      // A grading that was cut short says nothing about the same file elsewhere.
      if !isStopped, ContinuousClock.now <= end, !outcome.mayBeChance {
        context.judged.withLock { $0[key] = outcome }
      }
      return outcome
    }
    for (index, exercise) in exercises.enumerated() where outcomes[index].mayBeChance {
      guard let text = intake.texts[exercise.id], !isStopped, ContinuousClock.now <= end
      else { continue }
      outcomes[index] = try context.turn.alone { bounded(try outcome(of: exercise, text)) }
    }
    let pairs = zip(exercises.map { $0.id }, outcomes)
    return (
      Dictionary(pairs, uniquingKeysWith: { first, _ in first }), outcomes.flatMap { $0.flags }
    )
  }

  private func outcome(of exercise: Exercise, _ text: String) throws -> Outcome {
    let folder = "\(folder)/\(exercise.id)"
    // Learners copy `@testable`, which only suites need; without it, a file that needs nothing
    // hidden compiles too.
    let text =
      exercise.isTestExercise || exercise.isProject
      ? text : text.replacing("@testable import", with: "          import")
    switch try workspace.build(exercise, text: text, in: folder, deadline: buildDeadline) {
    case .doesNotCompile(let verdict): return Outcome(verdict: explained(verdict, exercise))
    case .program(_, nil): return withoutSummary(exercise)
    case .program(let program, let summary?):
      let screening = screening(summary, exercise, text)
      let custom = Screening.customComparisons(in: summary, reference: reference(exercise))
      guard custom.isEmpty else {
        return try withoutComparisons(exercise, text, in: folder) ?? refused(exercise, screening)
      }
      return try outcome(of: exercise, text, program, screening)
    }
  }

  /// Grades a file without its functions `==`, so that values are compared by all that they store;
  /// nil if it does not compile without, or still compares in another way.
  private func withoutComparisons(
    _ exercise: Exercise,
    _ text: String,
    in folder: String
  ) throws -> Outcome? {
    let rewritten = try workspace.withoutComparisons(
      exercise,
      text: text,
      in: folder,
      deadline: buildDeadline
    )
    guard let rewritten,
      case .program(let program, let summary?) = try workspace.build(
        exercise,
        text: rewritten,
        in: folder,
        deadline: buildDeadline
      )
    else { return nil }
    guard Screening.customComparisons(in: summary, reference: reference(exercise)).isEmpty else {
      return nil
    }
    var screening = screening(summary, exercise, text)
    screening.noteRemovedComparisons()
    return try outcome(of: exercise, rewritten, program, screening)
  }

  private func outcome(
    of exercise: Exercise,
    _ text: String,
    _ program: String,
    _ screening: Screening
  ) throws -> Outcome {
    guard screening.refusal == nil else { return refused(exercise, screening) }
    var outcome = try judge(exercise, program)
    if exercise.isProject {
      outcome.verdict = try ChangeCheck(of: exercise, text: text)
        .completed(outcome.verdict) { text, _ in try verdict(on: text, of: exercise) }
    }
    outcome.flags = screening.flags
    return outcome
  }

  /// The verdict on a small change of a submitted text.
  private func verdict(on text: String, of exercise: Exercise) throws -> Verdict {
    let folder = "\(folder)/\(exercise.id)"
    let built = try workspace.build(
      exercise,
      text: text,
      in: folder,
      deadline: buildDeadline,
      takesSummary: false
    )
    switch built {
    case .doesNotCompile(let verdict): return verdict
    case .program(let program, _): return try judge(exercise, program).verdict
    }
  }

  private func screening(
    _ summary: CompiledSummary,
    _ exercise: Exercise,
    _ text: String
  ) -> Screening {
    Screening(
      summary,
      of: exercise,
      text: text,
      reference: reference(exercise),
      suite: context.suites[exercise.id] ?? SuiteText(module: "", text: ""),
      given: workspace.given(of: exercise),
      isStrict: options.isStrict
    )
  }

  private func reference(_ exercise: Exercise) -> CompiledSummary {
    context.inventory.summaries[exercise.id.description] ?? CompiledSummary()
  }

  private func isUntouched(_ text: String, _ id: ExerciseID) -> Bool {
    guard let starter = workspace.starters[id] else { return false }
    return StarterComparison.isSame(text, as: starter)
  }

  private func untouched(_ exercise: Exercise, _ intake: Intake) -> Outcome {
    var outcome =
      context.starting[exercise.id] ?? Outcome(verdict: Verdict(status: .notStarted))
    if let refusal = intake.refusals[exercise.id] {
      outcome.verdict = Verdict(status: .failed, notes: [refusal])
      outcome.voidReason = refusal
    } else if intake.absent.contains(exercise.id) {
      outcome.verdict.notes.append("The submission has no file for this exercise.")
    }
    return outcome
  }

  private func refused(_ exercise: Exercise, _ screening: Screening) -> Outcome {
    guard let flag = screening.refusal else {
      return Outcome(verdict: Verdict(status: .failed), flags: screening.flags)
    }
    let words =
      "It was not run, because of `\(flag.what)` near line \(flag.line). \(flag.why)"
    return Outcome(
      verdict: Verdict(status: .failed, notes: [words]),
      voidReason: "\(flag.what) near line \(flag.line): \(flag.why)",
      flags: screening.flags
    )
  }

  private func tooLate() -> Outcome {
    let minutes = Int(options.submissionLimit / .seconds(60))
    return Outcome(
      verdict: Verdict(
        status: .failed,
        notes: ["It was not run, because the time for the whole submission was over."]
      ),
      voidReason: "The submission took more than \(minutes) minutes, so the rest was not graded."
    )
  }

  /// The outcome with long texts cut: a submission can make them as long as it likes.
  private func bounded(_ outcome: Outcome) -> Outcome {
    func cut(_ text: String) -> String {
      text.utf8.count <= 20_000
        ? text
        : String(decoding: text.utf8.prefix(20_000), as: UTF8.self)
          + " …"
    }
    var outcome = outcome
    outcome.verdict.diagnostics = outcome.verdict.diagnostics.prefix(50).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.message = cut(diagnostic.message)
      diagnostic.excerpt = diagnostic.excerpt.prefix(40).map(cut)
      diagnostic.notes = Array(diagnostic.notes.prefix(5))
      return diagnostic
    }
    for index in outcome.verdict.checks.indices {
      for issue in outcome.verdict.checks[index].issues.indices {
        var cutIssue = outcome.verdict.checks[index].issues[issue]
        cutIssue.comment = cut(cutIssue.comment)
        cutIssue.expectation = cutIssue.expectation.map(cut)
        outcome.verdict.checks[index].issues[issue] = cutIssue
      }
    }
    return outcome
  }

  /// The outcome of an exercise that was not run, since the compiler could not say what its file
  /// contains.
  private func withoutSummary(_ exercise: Exercise) -> Outcome {
    Outcome(
      verdict: Verdict(
        status: .failed,
        notes: [
          "It was not run, because the compiler could not say what the file contains. Try to write"
            + " it simpler."
        ]
      ),
      voidReason: "The compiler gave no summary of the file."
    )
  }
}

// MARK: - Building

extension ExerciseGrader {
  /// Long enough for any honest file on a slow machine, and never beyond the submission's time.
  private var buildDeadline: Duration {
    let left = max(.seconds(1), end - ContinuousClock.now)
    return min(left, max(.seconds(30), options.limits.timeout * 3))
  }

  private func explained(_ verdict: Verdict, _ exercise: Exercise) -> Verdict {
    var verdict = verdict
    // The missing names of a model exercise are among the notes.
    if !verdict.notes.isEmpty && exercise.section.kind == .model {
      verdict.diagnostics.removeAll { $0.file == exercise.suiteFile }
    }
    if verdict.notes.isEmpty && verdict.diagnostics.isEmpty {
      verdict.notes = ["It does not fit the checks: names or types are not those of the text."]
    }
    return verdict
  }
}

// MARK: - Running

extension ExerciseGrader {
  private func judge(_ exercise: Exercise, _ built: String) throws -> Outcome {
    let program = try session.take(built, as: exercise.id.description)
    defer { session.remove(program) }
    let suiteName = exercise.suiteFile.fileName
    var (verdict, violations) = try judge(exercise, program, suites: [suiteName])
    var outcome = Outcome(verdict: verdict)
    let hidden = context.hidden.suites.filter { $0.exercise == exercise.id }.map { $0.fileName }
    if !hidden.isEmpty {
      let (hiddenVerdict, hiddenViolations) = try judge(exercise, program, suites: Set(hidden))
      violations += hiddenViolations
      outcome.hiddenChecks = hiddenVerdict.checks
      if hiddenVerdict.status != .passed
        && hiddenVerdict.checks.allSatisfy({ $0.status == .passed })
      {
        // Something outside of the hidden checks failed; none of them may count as passed.
        outcome.hiddenChecks = hiddenVerdict.checks.map { check in
          var check = check
          check.status = .notRun
          return check
        }
      }
    }
    if !violations.isEmpty {
      verdict.status = .failed
      verdict.notes.append(
        "The results of this exercise contradict each other, so they do not count."
      )
      outcome.verdict = verdict
      outcome.voidReason = "The run is not believed: " + violations.joined(separator: "; ") + "."
    }
    return outcome
  }

  private func judge(
    _ exercise: Exercise,
    _ program: String,
    suites: Set<String>
  ) throws -> (Verdict, [String]) {
    let tests = context.inventory.tests.filter { suites.contains($0.fileName) }
    let runner = AuthenticatedSuiteProgram(
      workbook: workbook,
      session: session,
      program: program,
      sandbox: context.sandbox,
      tests: tests,
      suites: context.inventory.suites,
      probe: workspace.probe
    )
    let verdict = try runner.verdict(of: exercise, limits: options.limits)
    return (complete(verdict, exercise, tests), runner.violations)
  }

  /// Every test that the workbook has is among the checks, also one that no run has announced; a
  /// verdict without all of them is no pass.
  private func complete(
    _ verdict: Verdict,
    _ exercise: Exercise,
    _ tests: [TestInventory.Test]
  ) -> Verdict {
    var verdict = verdict
    for test in tests
    where !verdict.checks.contains(where: { $0.line == test.line && $0.name == test.name }) {
      let file = exercise.suiteFile.parentFolder
      verdict.checks.append(
        Check(name: test.name, status: .notRun, file: "\(file)/\(test.fileName)", line: test.line)
      )
    }
    verdict.checks.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    if verdict.status == .passed && verdict.checks.contains(where: { $0.status != .passed }) {
      verdict.status = .failed
    }
    return verdict
  }
}
