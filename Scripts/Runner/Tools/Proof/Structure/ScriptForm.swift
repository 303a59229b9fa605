import WorkbookKit

/// The form of the scripts of pictures and films, and of the files beside them.
struct ScriptForm {
  let workbook: Workbook

  /// The number of a film's steps after its beginning.
  private static let stepsOfFilm = 5...12
  /// In bytes.
  private static let largestFilm = 60_000

  func findings() -> [Finding] {
    let scripts = ScreenScripts(workbook)
    return scripts.problems.map { finding($0.sentence, line: $0.line) }
      + strays(scripts) + secondFilms(scripts) + longFilms(scripts)
  }

  private func finding(
    _ message: String,
    line: Int? = nil,
    file: String = ScreenScripts.file
  ) -> Finding {
    Finding(part: .structure, file: file, line: line, message: message)
  }

  private func strays(_ scripts: ScreenScripts) -> [Finding] {
    let known = Set(scripts.entries.map { $0.script.file } + [ScreenScripts.file.fileName])
    return Files.names(in: workbook.absolute(ScreenScripts.folder)).filter { !known.contains($0) }
      .map { name in
        finding(
          "\(ScreenScripts.file) does not name this file.",
          file: "\(ScreenScripts.folder)/\(name)"
        )
      }
  }

  /// The book shows one film of an exercise at most.
  private func secondFilms(_ scripts: ScreenScripts) -> [Finding] {
    var seen: Set<ExerciseID> = []
    return scripts.entries.filter { $0.script.form == .film }.compactMap { film in
      seen.insert(film.exercise).inserted
        ? nil : finding("\(film.exercise) has a film already.", line: film.line)
    }
  }

  private func longFilms(_ scripts: ScreenScripts) -> [Finding] {
    let (least, most) = (Self.stepsOfFilm.lowerBound, Self.stepsOfFilm.upperBound)
    return scripts.entries.filter { $0.script.form == .film }.flatMap { film in
      let count = film.script.requests.count
      let size = Files.data(workbook.absolute(film.file))?.count ?? 0
      return [
        Self.stepsOfFilm.contains(count)
          ? nil
          : finding("A film has \(least) to \(most) steps, and not \(count).", line: film.line),
        size <= Self.largestFilm
          ? nil
          : finding(
            "A film has at most \(Self.largestFilm) bytes, and not \(size).",
            file: film.file
          ),
      ]
      .compactMap { $0 }
    }
  }
}
