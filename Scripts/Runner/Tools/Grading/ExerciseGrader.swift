import WorkbookKit

/// Grades one submission in one workspace.
///
/// Files that cannot affect others are built together. Those that could, and those that break the
/// build of others, are built again with nothing but starters beside them. Each exercise runs in
/// processes of its own, so that it can only harm itself.
struct ExerciseGrader {
  let context: GradingContext
  let workspace: GradingWorkspace
  let session: SandboxSession
  let options: GradingOptions
  /// Whether the instructor wants no more.
  let isStopped: @Sendable () -> Bool

  /// What is known about an exercise when it is done.
  struct Outcome: Equatable, Sendable {
    var verdict: Verdict
    var hiddenChecks: [Check] = []
    var voidReason: String?
    var isGradedAlone = false
  }

  private var workbook: Workbook { workspace.original }

  /// - Parameter intake: What was taken of the submission.
  /// - Returns: An outcome for every exercise, and the flags.
  /// - Throws: The compiler's words, if the workbook itself does not build.
  func outcomes(
    of intake: Intake
  ) throws -> (outcomes: [ExerciseNumber: Outcome], flags: [Flag]) {
    var outcomes: [ExerciseNumber: Outcome] = [:]
    var together: [ExerciseNumber: String] = [:]
    var alone: [ExerciseNumber: String] = [:]
    var screenings: [ExerciseNumber: Screening] = [:]
    for exercise in workbook.exercises {
      let number = exercise.number
      guard let text = intake.texts[number], !isUntouched(text, number) else {
        outcomes[number] = untouched(exercise, intake)
        continue
      }
      let screening = Screening(
        text,
        of: exercise,
        names: context.names[number.chapter] ?? ChapterSymbols(),
        isStrict: options.isStrict
      )
      screenings[number] = screening
      if let refusal = screening.refusal {
        outcomes[number] = refused(exercise, refusal)
      } else if screening.isDoubtful || screening.isRewritten {
        alone[number] = screening.text
      } else {
        together[number] = screening.text
      }
    }
    outcomes.merge(try gradeTogether(together, moving: &alone)) { first, _ in first }
    outcomes.merge(try gradeAlone(alone, &screenings)) { first, _ in first }
    let flags = workbook.exercises.flatMap { screenings[$0.number]?.flags ?? [] }
    return (outcomes, flags)
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

  private func refused(_ exercise: Exercise, _ flag: Flag) -> Outcome {
    let words =
      "It was not run, because of `\(flag.what)` in line \(flag.line), which has no place in an"
      + " exercise. Take it out, or ask your instructor."
    return Outcome(
      verdict: Verdict(status: .failed, notes: [words]),
      voidReason: "\(flag.what) in line \(flag.line): \(flag.why)"
    )
  }
}

// MARK: - Building

extension ExerciseGrader {
  /// Long enough for any honest file on a slow machine.
  private var buildDeadline: Duration { max(.seconds(120), options.limits.timeout * 12) }

  /// Chapters are modules that see nothing of each other: without a text, one stays out.
  private func build(_ texts: [ExerciseNumber: String]) throws -> PackageBuild.Outcome {
    try workspace.put(texts)
    return try workspace.build(chapters: Set(texts.keys.map(\.chapter)), deadline: buildDeadline)
  }

  private func gradeTogether(
    _ texts: [ExerciseNumber: String],
    moving alone: inout [ExerciseNumber: String]
  ) throws -> [ExerciseNumber: Outcome] {
    guard !texts.isEmpty else { return [:] }
    var texts = texts
    var outcomes: [ExerciseNumber: Outcome] = [:]
    while !texts.isEmpty && !isStopped() {
      let outcome = try build(texts)
      if outcome.isSuccess { break }
      let blame = Blame(workbook: workspace.workbook, edited: Set(texts.keys))
      let blamed = blame.assign(outcome, excluded: []).filter { texts[$0.key] != nil }
      if outcome.isLate || blamed.isEmpty {
        // No file is named: each is built by itself.
        alone.merge(texts) { first, _ in first }
        return outcomes
      }
      for (number, errors) in blamed {
        let isOwn = errors.contains { error in
          error.files.contains { blame.exercise(of: $0) == number }
        }
        if isOwn && !blame.concernsOthers(errors, than: number) {
          outcomes[number] = doesNotCompile(number, errors)
        } else {
          alone[number] = texts[number]
        }
        texts[number] = nil
      }
    }
    outcomes.merge(try run(Set(texts.keys), isAlone: false)) { first, _ in first }
    return outcomes
  }

  /// One exercise of each chapter at a time: chapters are modules of their own, and see nothing of
  /// each other.
  private func gradeAlone(
    _ texts: [ExerciseNumber: String],
    _ screenings: inout [ExerciseNumber: Screening]
  ) throws -> [ExerciseNumber: Outcome] {
    var waiting = Dictionary(grouping: texts.keys.sorted()) { $0.chapter }
    var outcomes: [ExerciseNumber: Outcome] = [:]
    var single: [ExerciseNumber] = []
    while waiting.contains(where: { !$0.value.isEmpty }) || !single.isEmpty {
      guard !isStopped() else { break }
      var round: [ExerciseNumber: String] = [:]
      if waiting.values.allSatisfy({ $0.isEmpty }), let number = single.popLast() {
        round[number] = texts[number]
      } else {
        for chapter in waiting.keys {
          guard let number = waiting[chapter]?.popLast() else { continue }
          round[number] = texts[number]
        }
      }
      let isSingle = round.count == 1
      try buildAlone(&round) { number, errors, isLate in
        if !isSingle && errors.isEmpty {
          single.append(number)
        } else if screenings[number]?.isRewritten == true {
          screenings[number]?.refuseRewriting()
          if let exercise = exercise(number), let flag = screenings[number]?.refusal {
            outcomes[number] = refused(exercise, flag)
          }
        } else {
          outcomes[number] = doesNotCompile(number, errors, isLate: isLate)
        }
      }
      for (number, var outcome) in try run(Set(round.keys), isAlone: true) {
        outcome.isGradedAlone = true
        outcomes[number] = outcome
      }
    }
    return outcomes
  }

  private func buildAlone(
    _ round: inout [ExerciseNumber: String],
    onFailure: (ExerciseNumber, [Diagnostic], Bool) -> Void
  ) throws {
    while !round.isEmpty {
      let outcome = try build(round)
      if outcome.isSuccess { return }
      let blame = Blame(workbook: workspace.workbook, edited: Set(round.keys))
      var blamed = blame.assign(outcome, excluded: []).filter { round[$0.key] != nil }
      if outcome.isLate || blamed.isEmpty {
        blamed = round.mapValues { _ in outcome.isLate ? [] : outcome.errors }
      }
      for (number, errors) in blamed {
        onFailure(number, errors, outcome.isLate)
        round[number] = nil
      }
    }
  }

  private func exercise(_ number: ExerciseNumber) -> Exercise? {
    workbook.exercises.first { $0.number == number }
  }

  private func doesNotCompile(
    _ number: ExerciseNumber,
    _ errors: [Diagnostic],
    isLate: Bool = false
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
  private func run(
    _ numbers: Set<ExerciseNumber>,
    isAlone: Bool
  ) throws -> [ExerciseNumber: Outcome] {
    guard !numbers.isEmpty, !isStopped() else { return [:] }
    try session.take(try workspace.program())
    let wanted = workbook.chapters.flatMap { chapter in
      chapter.exercises.filter { numbers.contains($0.number) }.map { (chapter, $0) }
    }
    let outcomes = try concurrently(wanted, width: context.width) { chapter, exercise in
      try isStopped() ? nil : outcome(of: exercise, in: chapter)
    }
    let pairs = zip(wanted, outcomes).compactMap { pair, outcome in
      outcome.map { (pair.1.number, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func outcome(of exercise: Exercise, in chapter: Chapter) throws -> Outcome {
    let suiteName = exercise.suiteFile.fileName
    var (verdict, violations) = try judge(exercise, chapter, suites: [suiteName])
    var outcome = Outcome(verdict: verdict)
    let hidden = context.hidden.suites.filter { $0.exercise == exercise.number }.map { $0.fileName }
    if !hidden.isEmpty {
      let (hiddenVerdict, hiddenViolations) = try judge(exercise, chapter, suites: Set(hidden))
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
    _ chapter: Chapter,
    suites: Set<String>
  ) throws -> (Verdict, [String]) {
    let tests = context.inventory.tests.filter { suites.contains($0.fileName) }
    let runner = AuthenticatedTestRunner(
      workbook: workspace.workbook,
      session: session,
      sandbox: context.sandbox,
      tests: tests,
      suites: context.inventory.suites
    )
    let verdict = try IsolatedRun(
      exercise: exercise,
      chapter: chapter,
      runner: runner,
      limits: options.limits
    )
    .verdict()
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
