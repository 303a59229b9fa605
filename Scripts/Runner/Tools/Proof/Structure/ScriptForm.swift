import WorkbookKit

/// The form of the scripts of pictures and films, and of the files beside them.
struct ScriptForm {
  let workbook: Workbook

  func findings() -> [Finding] {
    let scripts = ScreenScripts(workbook)
    let problems = scripts.problems.map {
      Finding(file: ScreenScripts.file, line: $0.line, $0.sentence)
    }
    return problems + strays(scripts) + secondFilms(scripts)
  }

  private func strays(_ scripts: ScreenScripts) -> [Finding] {
    let known = Set(scripts.entries.map { $0.script.file } + [ScreenScripts.file.fileName])
    return Files.names(in: workbook.absolute(ScreenScripts.folder)).filter { !known.contains($0) }
      .map { name in
        let message = "\(ScreenScripts.file) does not name this file."
        return Finding(file: "\(ScreenScripts.folder)/\(name)", message)
      }
  }

  /// The book shows one film of an exercise at most.
  private func secondFilms(_ scripts: ScreenScripts) -> [Finding] {
    var seen: Set<ExerciseID> = []
    return scripts.entries.filter { $0.script.form == .film }
      .filter { !seen.insert($0.exercise).inserted }
      .map { film in
        let message = "\(film.exercise) has a film already."
        return Finding(file: ScreenScripts.file, line: film.line, message)
      }
  }
}
