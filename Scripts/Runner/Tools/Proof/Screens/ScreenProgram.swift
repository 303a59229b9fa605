import WorkbookKit

/// The program with which an exercise's solution is played.
struct ScreenProgram: Sendable {
  let exercise: Exercise
  let workbook: Workbook
  let judge: ExerciseJudge
  let environment: [String: String]
  /// The folder in which it is built.
  let folder: String

  /// The result of a build.
  enum ProgramResult {
    case program(String)
    case failed(String)
  }

  func build() throws -> ProgramResult {
    guard let source = MarkedSource(of: exercise, in: workbook) else {
      throw WorkbookError("\(exercise.name) has no solution.")
    }
    let build = PlayBuild(of: exercise, in: workbook)
    let result = try build.run(with: judge.prepared, text: source.solution, folder: folder)
    switch result {
    case .program(let program): return .program(program)
    case .broken(let verdict):
      if verdict.status == .notJudged { throw WorkbookError(verdict.notes[0]) }
      let errors = verdict.diagnostics.filter { $0.severity == .error }.map { $0.headline }
      return .failed(
        "The screen does not compile: " + (errors + verdict.notes).joined(separator: " ")
      )
    }
  }

  /// The picture or the film that an entry of the list makes of it.
  func play(_ program: String, _ entry: ScreenScripts.Entry) throws -> ScriptedPlay.Result {
    try entry.isMoving
      ? movingPicture(program, entry.script) : play(program, entry.script)
  }

  func play(_ program: String, _ script: PlayScript) throws -> ScriptedPlay.Result {
    try ScriptedPlay(title: exercise.name, file: exercise.file, script: script)
      .run(program: program, environment: environment)
  }
}
