import WorkbookKit

/// Takes submissions in, and has the exercises of each graded.
struct SubmissionGrader: Sendable {
  let setup: GradingSetup
  let run: GradingRun
  /// The folder in which the programs of a submission are built.
  let folder: String

  private var workbook: Workbook { setup.workbook }
  private var exercises: [Exercise] { workbook.exercises.filter(options.isChosen) }
  private var options: GradingOptions { setup.options }

  /// - Returns: Nil if the instructor wanted to stop meanwhile.
  /// - Throws: The compiler's words, if the workbook itself does not build.
  func graded(_ source: SubmissionSource) throws -> GradedSubmission? {
    let start = ContinuousClock.now
    let intake: Intake
    do {
      intake = try take(source)
    } catch let unreadable as UnreadableSubmission {
      return result(source, voidReason: unreadable.reason)
    } catch let fault as MachineFault {
      let outcome = ExerciseGrader.Outcome(verdict: Verdict(fault))
      return result(
        source,
        outcomes: Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, outcome) }),
        voidReason: fault.description
      )
    }
    guard intake.holdsExercise || !intake.refusals.isEmpty else {
      let reason = "It holds no exercise, such as \(exercises.first?.starterFile ?? "")."
      return result(source, intake: intake, voidReason: reason)
    }
    let grader = ExerciseGrader(
      setup: setup,
      cancellation: run.cancellation,
      folder: folder,
      end: start + options.submissionLimit
    )
    let outcomes = try grader.outcomes(of: exercises, in: intake)
    if run.cancellation.isCancelled { return nil }
    var graded = result(source, intake: intake, outcomes: outcomes)
    if let seed = options.questionSeed {
      let passed = exercises.compactMap { exercise in
        outcomes[exercise.id]?.verdict.status == .passed
          ? intake.texts[exercise.id].map { (exercise, $0) } : nil
      }
      graded.questions = try QuestionMaker(grader: grader, seed: seed + source.name)
        .questions(on: passed)
    }
    graded.seconds = (ContinuousClock.now - start) / .seconds(1)
    return graded
  }

  private func take(_ source: SubmissionSource) throws -> Intake {
    // A project is judged by what is new in it, so the stages before are read too.
    let stagesBefore = exercises.flatMap { exercise in
      sequence(first: exercise) { workbook.stage(before: $0) }.dropFirst().map(\.id)
    }
    return try MachineFault.triedTwice {
      try Intake(
        of: source,
        workbook: workbook,
        taking: workbook.exercises.filter { options.isChosen($0) || stagesBefore.contains($0.id) },
        runner: run.runner,
        environment: run.environment
      )
    }
  }

  private func result(
    _ source: SubmissionSource,
    intake: Intake = Intake(),
    outcomes: [ExerciseID: ExerciseGrader.Outcome] = [:],
    voidReason: String? = nil
  ) -> GradedSubmission {
    let chapters = workbook.chapters.map { chapter in
      GradedChapter(
        number: chapter.number,
        id: chapter.module,
        title: chapter.title,
        exercises: chapter.exercises.filter(options.isChosen).map { graded($0, outcomes[$0.id]) }
      )
    }
    .filter { !$0.exercises.isEmpty }
    return GradedSubmission(
      submission: source.name,
      handedIn: source.handedIn,
      workbook: setup.keys.fingerprint,
      chapters: chapters,
      flags: exercises.flatMap { outcomes[$0.id]?.flags ?? [] },
      notes: intake.notes + notes(on: source),
      isWalled: setup.wall.bwrap != nil,
      voidReason: voidReason,
      grading: setup.stamp
    )
  }

  private func notes(on source: SubmissionSource) -> [String] {
    guard !source.others.isEmpty else { return [] }
    let names = source.others.map { Sanitizer.line($0) }.joined(separator: ", ")
    return [
      "The same learner seems to have handed in \(names) too. Each is graded by itself: decide which"
        + " one counts."
    ]
  }

  private func graded(
    _ exercise: Exercise,
    _ outcome: ExerciseGrader.Outcome?
  ) -> GradedExercise {
    let outcome = outcome ?? ExerciseGrader.Outcome(verdict: Verdict(status: .notStarted))
    var graded = GradedExercise(
      id: exercise.id.description,
      title: exercise.title,
      file: exercise.starterFile,
      verdict: outcome.verdict,
      hiddenChecks: outcome.hiddenChecks,
      points: 0,
      maxPoints: Double(exercise.points),
      // What an instructor sets by name is no extra.
      isExtra: exercise.section.isExtra && options.chosen == nil,
      code: outcome.code,
      form: outcome.form,
      voidReason: outcome.voidReason
    )
    let missed = outcome.hiddenChecks.contains { $0.status != .passed }
    if graded.verdict.status == .passed && missed {
      graded.verdict.status = .failed
      graded.verdict.notes.append("Not all further checks of your instructor pass.")
    }
    graded.points = points(graded, free: outcome.freeChecks)
    return graded
  }

  private func points(_ graded: GradedExercise, free: Set<String>) -> Double {
    guard graded.voidReason == nil else { return 0 }
    switch graded.verdict.status {
    case .passed:
      return graded.maxPoints
    case .notStarted, .doesNotCompile, .notJudged:
      return 0
    case .failed, .crashed, .timedOut, .endedEarly:
      let checks =
        graded.verdict.checks.filter { !free.contains($0.name) } + graded.hiddenChecks
      guard options.isPartial, !checks.isEmpty else { return 0 }
      // All checks can pass where something after them did not; that is no full solution.
      let passed = min(checks.count { $0.status == .passed }, checks.count - 1)
      return graded.maxPoints * Double(passed) / Double(checks.count)
    }
  }
}
