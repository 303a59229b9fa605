import WorkbookKit

/// Plays an exercise by a script, and writes the picture or the film of it.
struct ScriptedRun {
  let build: BuildBeforePlay
  let script: PlayScript

  func run() throws -> ExitStatus {
    switch try build.run() {
    case .notBuilt(let status): return status
    case .program(let path): return try draw(path)
    }
  }

  private func draw(_ program: String) throws -> ExitStatus {
    let (exercise, context) = (build.exercise, build.context)
    let play = ScriptedPlay(title: exercise.name, file: exercise.file, script: script)
    switch try play.run(program: program, environment: context.environment) {
    case .made(let text):
      let isFilm = script.form == .film
      let file = isFilm ? try FilmPage(workbook: build.workbook).text(exercise.name, text) : text
      try Files.write(file, to: script.file)
      context.output.write("The \(script.form.rawValue) is in \(script.file).\n")
      return .passed
    case .failed(let sentence):
      context.errors.write(sentence + "\n")
      return .failed
    }
  }
}
