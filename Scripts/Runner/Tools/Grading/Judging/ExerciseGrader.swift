import WorkbookKit

/// Grades the exercises of one submission, as `run` judges them, but behind the wall.
///
/// Each is built by itself and runs in processes of its own, so that nothing in one file can help or
/// harm another exercise.
struct ExerciseGrader {
  let setup: GradingSetup
  let cancellation: Cancellation
  /// The folder in which programs are built.
  let folder: String
  /// When the time for the submission is over.
  let end: ContinuousClock.Instant

  /// The result of grading one exercise.
  struct Outcome: Equatable, Sendable {
    var verdict: Verdict
    var hiddenChecks: [Check] = []
    /// The reason why there are no points although there is a file.
    var voidReason: String?
    var flags: [Flag] = []
    /// The checks that the starter passes too, which are worth nothing.
    var freeChecks: Set<String> = []
    /// The code of the text, and its fingerprint without names.
    var code: String?
    var form: String?
  }

  private var options: GradingOptions { setup.options }

  /// - Parameters:
  ///   - exercises: Those that are graded.
  ///   - intake: The accepted part of the submission.
  /// - Returns: An outcome for each of the exercises.
  /// - Throws: `WorkbookError` if a program cannot be started or a file cannot be written.
  func outcomes(
    of exercises: [Exercise],
    in intake: Intake
  ) throws -> [ExerciseID: Outcome] {
    defer { try? Files.remove(folder) }
    let outcomes = try concurrently(exercises, width: setup.width) { exercise in
      guard let text = intake.texts[exercise.id], !isUntouched(text, exercise),
        !cancellation.isCancelled
      else { return untouched(exercise, intake) }
      if ContinuousClock.now > end { return tooLate() }
      return try outcome(of: exercise, text, in: intake)
    }
    return Dictionary(zip(exercises.map { $0.id }, outcomes), uniquingKeysWith: { $1 })
  }

  private func outcome(of exercise: Exercise, _ text: String, in intake: Intake) throws -> Outcome {
    var outcome = try judged(exercise, text, in: intake)
    let starter = setup.workbook.starter(of: exercise) ?? ""
    let solution = MarkedSource(of: exercise, in: setup.workbook)?.solution ?? ""
    outcome.code = setup.keys.code(of: text)
    outcome.form = SameText.form(of: text, starter: starter, solution: solution)
    if outcome.verdict.status == .notJudged { return outcome }
    let compiles = outcome.verdict.status != .doesNotCompile
    outcome.flags += try setup.flags.flags(
      in: text,
      of: exercise,
      objects: compiles ? try symbols(of: exercise, text) : [],
      given: compiles ? try setup.solutionSymbols(of: exercise) : []
    )
    if options.isPartial, ![.passed, .doesNotCompile].contains(outcome.verdict.status) {
      let checks = try suiteVerdict(of: exercise, text: starter).checks
      outcome.freeChecks = Set(checks.filter { $0.status == .passed }.map(\.name))
    }
    let line = "\(exercise.id) \(outcome.code ?? "")"
    if options.holdsFlagged, options.accepted?.contains(line) != true,
      let flag = outcome.flags.first
    {
      outcome.voidReason =
        "Its points are held back by a flag: \(flag.what). If you accept the file, write this line"
        + " into a file for --accept, and grade again: \(line)"
    }
    return outcome
  }

  /// The names in the objects of the learner's files, from the build that the verdict is about.
  private func symbols(of exercise: Exercise, _ text: String) throws -> [ObjectSymbols] {
    let key = setup.keys.key(of: exercise, text: text)
    return try setup.symbols.known(key) {
      try setup.objects(of: exercise, text: text, in: folder(exercise), cache: cache(exercise))
    }
  }

  private func judged(_ exercise: Exercise, _ text: String, in intake: Intake) throws -> Outcome {
    var outcome = Outcome(verdict: try verdict(on: text, of: exercise, in: intake))
    if outcome.verdict.status == .notJudged { return Self.notJudged(outcome.verdict) }
    if outcome.verdict.status == .doesNotCompile { return outcome }
    for variant in setup.hidden.variants(of: exercise) {
      let verdict = try known(variant, text, earlier: []) {
        try setup.judge.suiteVerdict(
          of: variant,
          text: text,
          in: folder(exercise),
          cache: cache(exercise)
        )
      }
      if verdict.status == .notJudged { return Self.notJudged(verdict) }
      outcome.hiddenChecks += Self.hiddenChecks(verdict, variant)
    }
    return outcome
  }

  /// The verdict of the workbook's suite alone on another text in the place of the learner's.
  func suiteVerdict(of exercise: Exercise, text: String) throws -> Verdict {
    let folder = folder(exercise) + "/question"
    defer { try? Files.remove(folder) }
    return try known(exercise, text, earlier: ["a change"]) {
      try setup.judge.suiteVerdict(of: exercise, text: text, in: folder, cache: cache(exercise))
    }
  }

  private static func notJudged(_ verdict: Verdict) -> Outcome {
    Outcome(verdict: verdict, voidReason: verdict.notes.joined(separator: " "))
  }

  private func verdict(
    on text: String,
    of exercise: Exercise,
    in intake: Intake,
    folder: String? = nil
  ) throws -> Verdict {
    let folder = folder ?? self.folder(exercise)
    let earlier = setup.workbook.begunStages(before: exercise) { intake.texts[$0.id] }
    return try known(exercise, text, earlier: earlier.map(\.text)) {
      try setup.judge.verdict(
        of: exercise,
        text: text,
        former: {
          // Lines of a stage that does not pass were never judged, so they are new.
          try earlier.first { stage, text in
            try verdict(on: text, of: stage, in: intake, folder: folder + "/before").status
              == .passed
          }
          .map { Project.parts(of: $0.text).feature }
        },
        in: folder,
        cache: cache(exercise)
      )
    }
  }

  /// The verdict that an earlier look has found, or a new one.
  private func known(
    _ exercise: Exercise,
    _ text: String,
    earlier: [String],
    _ judge: () throws -> Verdict
  ) throws -> Verdict {
    let key = setup.keys.key(of: exercise, text: text, earlier: earlier)
    let id = exercise.id.description
    if let verdict = setup.store.verdict(of: id, key: key) { return verdict }
    let verdict = Self.bounded(try judge())
    // A grading that is stopped says nothing about the file.
    if !cancellation.isCancelled { setup.store.remember(verdict, of: id, key: key) }
    return verdict
  }

  /// The checks of a hidden suite; one that stands for all of them, if none was run.
  private static func hiddenChecks(_ verdict: Verdict, _ exercise: Exercise) -> [Check] {
    let isWhole = verdict.status == .passed || verdict.checks.contains { $0.status != .passed }
    guard verdict.checks.isEmpty || !isWhole else { return verdict.checks }
    let name = exercise.suiteFile.fileName
    return [Check(name: name, status: .notRun, file: exercise.suiteFile, line: 1)]
  }

  private func folder(_ exercise: Exercise) -> String { "\(folder)/\(exercise.id)" }

  private func cache(_ exercise: Exercise) -> String {
    "\(setup.folder)/suites/\(exercise.id)"
  }

  private func isUntouched(_ text: String, _ exercise: Exercise) -> Bool {
    StarterComparison.isSame(text, as: setup.workbook.starter(of: exercise) ?? "")
  }

  private func untouched(_ exercise: Exercise, _ intake: Intake) -> Outcome {
    var outcome = Outcome(verdict: Verdict(status: .notStarted))
    if let refusal = intake.refusals[exercise.id] {
      outcome.verdict = Verdict(status: .failed, notes: [refusal])
      outcome.voidReason = refusal
    } else if intake.absent.contains(exercise.id) {
      outcome.verdict.notes.append("The submission has no file for this exercise.")
    }
    return outcome
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

  /// The verdict with long texts cut: a submission can make them as long as it likes.
  private static func bounded(_ verdict: Verdict) -> Verdict {
    func cut(_ text: String) -> String {
      text.utf8.count <= 20_000
        ? text : String(decoding: text.utf8.prefix(20_000), as: UTF8.self) + " …"
    }
    var verdict = verdict
    verdict.diagnostics = verdict.diagnostics.prefix(50).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.message = cut(diagnostic.message)
      diagnostic.excerpt = diagnostic.excerpt.prefix(40).map(cut)
      diagnostic.notes = Array(diagnostic.notes.prefix(5))
      return diagnostic
    }
    for check in verdict.checks.indices {
      for issue in verdict.checks[check].issues.indices {
        var bounded = verdict.checks[check].issues[issue]
        bounded.comment = cut(bounded.comment)
        bounded.expectation = bounded.expectation.map(cut)
        verdict.checks[check].issues[issue] = bounded
      }
    }
    return verdict
  }
}
