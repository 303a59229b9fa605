import WorkbookKit
import WorkbookPlayProtocol

/// The film of what a person did.
struct PlayedFilm {
  let exercise: Exercise
  let workbook: Workbook
  let recording: PlayRecording
  /// The path of the program that the person played last.
  let program: String
  let home: PlayedHome

  /// Has the program do the same once more, beginning with the same files, and writes what it shows.
  ///
  /// - Throws: `WorkbookError` if it cannot be made.
  func write(to file: String, environment: [String: String]) throws {
    try home.rewind()
    let script = recording.script(writing: file)
    let play = ScriptedPlay(of: exercise, by: script)
    do {
      let program = try play.start(program, home.environment(from: environment))
      let film = try play.film(program).condensed
      try Files.write(FilmPage(workbook: workbook).text(exercise.name, film.html), to: file)
    } catch let stopped as UnattendedPlay.Stopped {
      throw WorkbookError("There is no film. \(stopped.sentence)")
    }
  }
}

extension PlayRecording {
  /// The events, with the times between them.
  fileprivate func script(writing file: String) -> PlayScript {
    var requests: [PlayRequest] = []
    var time = 0.0
    for (event, seconds) in events {
      if seconds > time { requests.append(.wait(seconds - time)) }
      requests.append(.event(event))
      time = seconds
    }
    let first = events.first?.event
    guard case .size(let columns, let rows) = first else {
      return PlayScript(.film, file: file, requests: requests)
    }
    return PlayScript(.film, file: file, size: (columns, rows), requests: requests)
  }
}
