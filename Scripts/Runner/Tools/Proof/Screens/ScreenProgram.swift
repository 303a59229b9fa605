import WorkbookKit

/// The program with which an exercise's solution is played.
struct ScreenProgram: Sendable {
  let exercise: Exercise
  let workbook: Workbook
  let judge: AttemptJudge

  /// The folder in which it is built.
  var folder: String { "\(judge.folder)/\(exercise.id)/screen" }

  /// - Returns: The path of the program.
  /// - Throws: ``UnattendedPlay/Stopped``, if it does not compile.
  func build() throws -> String {
    guard let source = MarkedSource(of: exercise, in: workbook) else {
      throw WorkbookError("\(exercise.name) has no solution.")
    }
    let build = PlayBuild(of: exercise, in: workbook)
    let prepared = try judge.judge().prepared
    switch try build.run(with: prepared, text: source.solution, folder: folder) {
    case .program(let program): return program
    case .broken(let verdict):
      if verdict.status == .notJudged { throw WorkbookError(verdict.notes[0]) }
      let errors = verdict.diagnostics.filter { $0.severity == .error }.map { $0.headline }
      throw UnattendedPlay.Stopped(
        sentence: "The screen does not compile: " + (errors + verdict.notes).joined(separator: " ")
      )
    }
  }

  /// The picture or the film that an entry of the list makes of it.
  ///
  /// - Throws: ``UnattendedPlay/Stopped``, if there is none.
  func play(_ program: String, _ entry: ScreenScripts.Entry) throws -> String {
    try entry.isMoving
      ? movingPicture(program, entry.script) : play(program, entry.script)
  }

  func play(_ program: String, _ script: PlayScript) throws -> String {
    try ScriptedPlay(of: exercise, by: script)
      .run(program: program, environment: judge.environment)
  }
}
