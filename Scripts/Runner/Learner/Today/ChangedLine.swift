import WorkbookKit

/// A line of a learner's own project that was changed, what the app then does, and what notices it.
struct ChangedLine {
  let exercise: Exercise
  let mutant: Mutant
  /// The steps of the app with the change, up to the first that differs.
  let shown: [Film.Step]
  /// The same step without the change; nil where the app has none, because it ended before.
  let own: Film.Step?
  /// The checks that fail with it: the learner's own tests, and the suite's first.
  let noticed: [Check]
}

/// Finds such a line: one whose change can be seen when the project's film is played with it.
struct ChangedLineSearch {
  let stage: Exercise
  let workbook: Workbook
  let context: Context

  /// No more changes are tried.
  private static let tries = 10

  /// - Parameter seed: The same word gives the same line of the same files.
  /// - Returns: nil, if none of those that were tried can be seen and is noticed.
  /// - Throws: A sentence, if the project does not pass as it is, or a program cannot be started.
  func find(seed: String) throws -> ChangedLine? {
    let scripts = ScreenScripts(workbook).entries
    guard let text = stage.text(in: workbook),
      let script = scripts.first(where: { $0.exercise == stage.id && $0.script.form == .film })
    else { return nil }
    let region = LiveRegion(terminal: context.errors)
    region.announce("Changing a line of \(stage.name) …")
    defer { region.clear() }
    let lock = try WorkbookLock(workbook) {}
    defer { withExtendedLifetime(lock) {} }
    let toolchain = try Toolchain(environment: context.environment)
    let prepared = try PreparedWorkbook.prepare(workbook, for: [stage], toolchain: toolchain)
    // What is wrong anyway would be taken for a change.
    guard let own = try steps(of: text, script.script, prepared, folder: "own"),
      try noticed(text, prepared).isEmpty
    else {
      throw WorkbookError(
        "\(stage.name) does not pass as it is now: `Scripts/workbook run \(stage.id)` says why."
      )
    }
    let parts = Project.parts(of: text)
    var draw = Draw(seed: seed)
    for mutant in draw.shuffled(Mutator(of: parts.feature).mutantsToAskAbout()).prefix(Self.tries) {
      let changed = Project.text(feature: mutant.text, tests: parts.tests)
      guard let steps = try steps(of: changed, script.script, prepared, folder: "changed"),
        let difference = Self.firstDifference(own, steps)
      else { continue }
      let noticed = try noticed(changed, prepared)
      guard !noticed.isEmpty else { continue }
      return ChangedLine(
        exercise: stage,
        mutant: mutant,
        shown: Array(steps.prefix(difference + 1)),
        own: own.indices.contains(difference) ? own[difference] : nil,
        noticed: noticed
      )
    }
    return nil
  }

  /// The steps of the script, as far as they can be done; nil if the text does not compile.
  private func steps(
    of text: String,
    _ script: PlayScript,
    _ prepared: PreparedWorkbook,
    folder: String
  ) throws -> [Film.Step]? {
    let folder = "\(workbook.cacheFolder)/today/\(folder)"
    let build = PlayBuild(of: stage, in: workbook)
    let program: String
    switch try build.run(with: prepared, text: text, folder: folder) {
    case .program(let path): program = path
    // A fault of the machine says nothing about the text.
    case .broken(let verdict) where verdict.status == .notJudged:
      throw WorkbookError(verdict.notes.first ?? "\(stage.name) could not be built.")
    case .broken: return nil
    }
    let home = try ProgramHome()
    defer { withExtendedLifetime(home) {} }
    let play = try UnattendedPlay(
      program: program,
      title: stage.name,
      file: stage.file,
      size: (script.columns, script.rows),
      environment: home.environment(from: context.environment)
    )
    let scripted = ScriptedPlay(title: stage.name, file: stage.file, script: script)
    // An app that ends is a difference too.
    return try scripted.filmAsFarAsItGoes(play).film.steps
  }

  static func firstDifference(_ own: [Film.Step], _ changed: [Film.Step]) -> Int? {
    let shared = zip(own, changed).prefix { $0.snapshot == $1.snapshot }.count
    if shared < changed.count { return shared }
    return shared < own.count ? changed.count - 1 : nil
  }

  /// The learner's own tests, and the suite's first check, as far as they fail: what fails after that
  /// may be a consequence.
  private func noticed(_ text: String, _ prepared: PreparedWorkbook) throws -> [Check] {
    var judge = ExerciseJudge(prepared, limits: Limits())
    judge.triesAdvice = false
    judge.triesChanges = false
    let cache = "\(workbook.cacheFolder)/today"
    let verdict = try judge.verdict(of: stage, text: text, in: cache + "/judged", cache: cache)
    if verdict.status == .notJudged {
      throw WorkbookError(verdict.notes.first ?? "\(stage.name) could not be judged.")
    }
    let failed = verdict.checks.filter { $0.status == .failed && $0.name != ChangeCheck.name }
    let others = failed.filter { $0.name != ChangeCheck.ownTestsName }
    return failed.filter { $0.name == ChangeCheck.ownTestsName } + others.prefix(1)
  }
}
