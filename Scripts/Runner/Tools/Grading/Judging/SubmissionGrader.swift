import WorkbookKit

/// Takes submissions in, has one after the other graded, and writes down the results.
struct SubmissionGrader: Sendable {
  let context: GradingContext
  let session: SandboxSession
  /// The folder in which the programs of a submission are built.
  let folder: String

  private var workbook: Workbook { context.workspace.workbook }
  private var options: GradingOptions { context.run.options }
  private var isStopped: Bool { context.run.cancellation.isCancelled }

  /// Grades a submission, unless an earlier run did and this one resumes it.
  ///
  /// - Returns: Nil if the instructor wanted to stop meanwhile.
  /// - Throws: The compiler's words, if the workbook itself does not build.
  func graded(_ source: SubmissionSource) throws -> GradedSubmission? {
    let start = ContinuousClock.now
    let intake: Intake
    do {
      intake = try take(source)
    } catch let unreadable as UnreadableSubmission {
      return result(source, voidReason: unreadable.reason)
    }
    guard !intake.texts.isEmpty || !intake.refusals.isEmpty else {
      let reason = "It holds no exercise, such as \(workbook.exercises.first?.starterFile ?? "")."
      return result(source, intake: intake, voidReason: reason)
    }
    let key = key(source, intake)
    let cache = context.cache
    if options.resumes, let known = cache.result(key: key) { return known }
    if cache.begin(key: key), options.resumes {
      let reason =
        "An earlier grading ended while it graded this submission, so it was skipped. Grade it by"
        + " itself, without --resume."
      return result(source, intake: intake, voidReason: reason)
    }
    defer { cache.end(key: key) }
    let grading = ExerciseGrader(
      context: context,
      session: session,
      folder: folder,
      end: start + options.submissionLimit
    )
    let (outcomes, flags) = try grading.outcomes(of: intake)
    if isStopped { return nil }
    var graded = result(source, intake: intake, outcomes: outcomes, flags: flags)
    let elapsed = ContinuousClock.now - start
    graded.seconds = elapsed / .seconds(1)
    cache.keep(graded, key: key)
    return graded
  }

  private func take(_ source: SubmissionSource) throws -> Intake {
    try Intake(
      of: source,
      workbook: workbook,
      runner: context.run.runner,
      environment: context.run.environment
    )
  }

  private func key(_ source: SubmissionSource, _ intake: Intake) -> String {
    var hash = ContentHash(of: context.fingerprint)
    hash.add(source.name)
    hash.add("\(options.isPartial) \(options.isStrict) \(options.limits.timeout)")
    for (id, text) in intake.texts.sorted(by: { $0.key < $1.key }) {
      hash.add(id.description)
      hash.add(text)
    }
    for note in intake.notes { hash.add(note) }
    return hash.description
  }

  private func result(
    _ source: SubmissionSource,
    intake: Intake = Intake(),
    outcomes: [ExerciseID: ExerciseGrader.Outcome] = [:],
    flags: [Flag] = [],
    voidReason: String? = nil
  ) -> GradedSubmission {
    let chapters = workbook.chapters.map { chapter in
      GradedChapter(
        number: chapter.number,
        id: chapter.module,
        title: chapter.title,
        exercises: chapter.exercises.map { exercise in
          graded(exercise, outcomes[exercise.id] ?? context.starting[exercise.id])
        }
      )
    }
    return GradedSubmission(
      submission: source.name,
      workbook: context.fingerprint,
      chapters: chapters,
      flags: flags,
      notes: intake.notes + notes(on: source),
      sandbox: context.sandbox.report,
      voidReason: voidReason
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
      voidReason: outcome.voidReason
    )
    let missed = outcome.hiddenChecks.contains { $0.status != .passed }
    if graded.verdict.status == .passed && missed {
      graded.verdict.status = .failed
      graded.verdict.notes.append("Not all further checks of your instructor pass.")
    }
    graded.points = points(graded)
    return graded
  }

  private func points(_ graded: GradedExercise) -> Double {
    guard graded.voidReason == nil else { return 0 }
    switch graded.verdict.status {
    case .passed:
      return graded.maxPoints
    case .notStarted, .doesNotCompile:
      return 0
    case .failed, .crashed, .timedOut, .endedEarly:
      guard options.isPartial, graded.allChecks > 0 else { return 0 }
      // All checks can pass where something after them did not; that is no full solution.
      let passed = min(graded.passedChecks, graded.allChecks - 1)
      return graded.maxPoints * Double(passed) / Double(graded.allChecks)
    }
  }
}
