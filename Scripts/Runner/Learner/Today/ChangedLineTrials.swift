import WorkbookKit

/// Builds, plays and judges a learner's project with changed lines.
struct ChangedLineTrials {
  let stage: Exercise
  let workbook: Workbook
  let context: Context

  /// - Parameter seed: The same word gives the same line of the same files.
  /// - Returns: nil, if no change that was tried can be seen and is noticed.
  /// - Throws: `WorkbookError` if the project does not pass as it is, or a program cannot be
  ///   started.
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
    return try ChangedLineSearch(
      stage: stage,
      text: text,
      steps: { text, isOwn in
        try steps(of: text, script.script, prepared, folder: isOwn ? "own" : "changed")
      },
      failing: { try failing($0, prepared) }
    )
    .find(seed: seed)
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
    let scripted = ScriptedPlay(of: stage, by: script)
    let play = try scripted.start(program, home.environment(from: context.environment))
    // An app that ends is a difference too.
    return try scripted.filmAsFarAsItGoes(play).film.steps
  }

  /// The learner's own tests, and the suite's first check, as far as they fail: what fails after that
  /// may be a consequence.
  private func failing(_ text: String, _ prepared: PreparedWorkbook) throws -> [Check] {
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
