import WorkbookKit

/// Grades the exercises of one submission.
///
/// Each is built by itself and runs in processes of its own, so that nothing in one file can help or
/// harm another exercise.
struct ExerciseGrader {
  let context: GradingContext
  let workspace: GradingWorkspace
  let session: SandboxSession
  /// Where programs are built.
  let folder: String
  let options: GradingOptions
  /// Whether the instructor wants no more.
  let isStopped: @Sendable () -> Bool

  /// What is known about an exercise when it is done.
  struct Outcome: Equatable, Sendable {
    var verdict: Verdict
    var hiddenChecks: [Check] = []
    var voidReason: String?
    var flags: [Flag] = []
  }

  private var workbook: Workbook { workspace.workbook }

  /// - Parameter intake: What was taken of the submission.
  /// - Returns: An outcome for every exercise, and the flags.
  /// - Throws: A sentence, if a program cannot be started or a file cannot be written.
  func outcomes(
    of intake: Intake
  ) throws -> (outcomes: [ExerciseNumber: Outcome], flags: [Flag]) {
    defer { try? Files.remove(folder) }
    let outcomes = try concurrently(workbook.exercises, width: context.width) { exercise in
      guard let text = intake.texts[exercise.number], !isUntouched(text, exercise.number) else {
        return untouched(exercise, intake)
      }
      return try isStopped() ? untouched(exercise, intake) : outcome(of: exercise, text)
    }
    let pairs = zip(workbook.exercises.map { $0.number }, outcomes)
    return (
      Dictionary(pairs, uniquingKeysWith: { first, _ in first }), outcomes.flatMap { $0.flags }
    )
  }

  private func outcome(of exercise: Exercise, _ text: String) throws -> Outcome {
    var screening = Screening(
      text,
      of: exercise,
      names: context.names[exercise.number.chapter] ?? ChapterSymbols(),
      isStrict: options.isStrict
    )
    if let refusal = screening.refusal { return refused(exercise, refusal, screening.flags) }
    let build = try workspace.build(
      exercise,
      text: screening.text,
      in: "\(folder)/\(exercise.id)",
      deadline: buildDeadline
    )
    var outcome: Outcome
    switch build {
    case .program(let program, _):
      outcome = try judge(exercise, program)
    case .doesNotCompile(let errors, let isLate):
      screening.refuseRewriting()
      if screening.isRewritten, let refusal = screening.refusal {
        return refused(exercise, refusal, screening.flags)
      }
      outcome = doesNotCompile(errors, isLate: isLate)
    }
    outcome.flags = screening.flags
    return outcome
  }

  private func isUntouched(_ text: String, _ number: ExerciseNumber) -> Bool {
    guard let starter = workspace.starters[number] else { return false }
    return StarterComparison.isSame(text, as: starter)
  }

  private func untouched(_ exercise: Exercise, _ intake: Intake) -> Outcome {
    var outcome =
      context.starting[exercise.number] ?? Outcome(verdict: Verdict(status: .notStarted))
    if let refusal = intake.refusals[exercise.number] {
      outcome.verdict = Verdict(status: .failed, notes: [refusal])
      outcome.voidReason = refusal
    } else if intake.absent.contains(exercise.number) {
      outcome.verdict.notes.append("The submission has no file for this exercise.")
    }
    return outcome
  }

  private func refused(_ exercise: Exercise, _ flag: Flag, _ flags: [Flag]) -> Outcome {
    let words =
      "It was not run, because of `\(flag.what)` in line \(flag.line), which has no place in an"
      + " exercise. Take it out, or ask your instructor."
    return Outcome(
      verdict: Verdict(status: .failed, notes: [words]),
      voidReason: "\(flag.what) in line \(flag.line): \(flag.why)",
      flags: flags
    )
  }
}

// MARK: - Building

extension ExerciseGrader {
  /// Long enough for any honest file on a slow machine.
  private var buildDeadline: Duration { max(.seconds(60), options.limits.timeout * 6) }

  private func doesNotCompile(
    _ errors: [Diagnostic],
    isLate: Bool
  ) -> Outcome {
    // What the compiler says about a hidden suite would tell of it.
    let shown = errors.filter { error in
      !context.hidden.isHidden(fileName: error.file.fileName)
    }
    var verdict = Verdict(status: .doesNotCompile, diagnostics: shown)
    if isLate {
      verdict.notes.append("The compiler came to no end with this file; try to write it simpler.")
    } else if shown.isEmpty {
      verdict.notes.append("It does not fit the checks: names or types are not those of the text.")
    }
    return Outcome(verdict: verdict)
  }
}

// MARK: - Running

extension ExerciseGrader {
  private func judge(_ exercise: Exercise, _ built: String) throws -> Outcome {
    let program = try session.take(built, as: exercise.id)
    defer { session.remove(program) }
    let suiteName = exercise.suiteFile.fileName
    var (verdict, violations) = try judge(exercise, program, suites: [suiteName])
    var outcome = Outcome(verdict: verdict)
    let hidden = context.hidden.suites.filter { $0.exercise == exercise.number }.map { $0.fileName }
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
    let runner = AuthenticatedTestRunner(
      workbook: workbook,
      session: session,
      program: program,
      sandbox: context.sandbox,
      tests: tests,
      suites: context.inventory.suites
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
