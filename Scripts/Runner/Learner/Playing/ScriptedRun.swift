import WorkbookKit

/// Plays an exercise by a script, and writes the picture or the film of it.
struct ScriptedRun {
  let build: BuildBeforePlay
  let script: PlayScript

  func run() throws -> ExitStatus {
    try build.run(then: draw)
  }

  private func draw(_ program: String) throws -> ExitStatus {
    let (exercise, context) = (build.exercise, build.context)
    do {
      let text = try ScriptedPlay(of: exercise, by: script)
        .run(program: program, environment: context.environment)
      let isFilm = script.form == .film
      let file = isFilm ? try FilmPage(workbook: build.workbook).text(exercise.name, text) : text
      try Files.write(file, to: script.file)
      context.output.write("The \(script.form.rawValue) is in \(script.file).\n")
      return .passed
    } catch let stopped as UnattendedPlay.Stopped {
      context.errors.write(stopped.sentence + "\n")
      return .failed
    }
  }
}
