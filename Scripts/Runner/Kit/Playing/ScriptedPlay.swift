import WorkbookPlayProtocol

/// An app that is played by a script, without a terminal.
package struct ScriptedPlay: Sendable {
  private let exercise: Exercise
  private let script: PlayScript

  package init(of exercise: Exercise, by script: PlayScript) {
    (self.exercise, self.script) = (exercise, script)
  }

  /// Begins with an empty home, so that the result is the same every time.
  ///
  /// - Parameter program: The path of the program.
  /// - Returns: The picture in the SVG format, or the film as a part of a page.
  /// - Throws: ``UnattendedPlay/Stopped``, if there is none; a sentence, if the program cannot be
  ///   started, or somebody else has ended it.
  package func run(program: String, environment: [String: String]) throws -> String {
    let home = try ProgramHome()
    defer { withExtendedLifetime(home) {} }
    let play = try start(program, home.environment(from: environment))
    if script.form == .picture { return try play.picture(after: script.requests).done }
    let film = try film(play)
    let rows = film.steps.last?.snapshot.rows.map { $0.map(\.text).joined() } ?? []
    let missing = script.shown.filter { text in !rows.contains { $0.contains(text) } }
    guard missing.isEmpty else {
      throw UnattendedPlay.Stopped(sentence: "Its last screen does not show \(missing).")
    }
    return film.brief.html
  }

  /// Starts the program with a screen of the script's size.
  package func start(
    _ program: String,
    _ environment: [String: String]
  ) throws -> UnattendedPlay {
    let size = (script.columns, script.rows)
    return try UnattendedPlay(program, of: exercise, size: size, environment: environment)
  }

  /// Takes a snapshot after each request.
  ///
  /// - Throws: ``UnattendedPlay/Stopped``, if one cannot be done or the program has ended; a
  ///   sentence, if somebody else has ended it.
  package func film(_ play: UnattendedPlay) throws -> Film {
    let (film, stopped) = try filmAsFarAsItGoes(play)
    if let stopped { throw stopped }
    return film
  }

  /// The same up to the first request that cannot be done or that ends the program.
  package func filmAsFarAsItGoes(
    _ play: UnattendedPlay
  ) throws -> (film: Film, stopped: UnattendedPlay.Stopped?) {
    var film = Film(title: exercise.name)
    do {
      let steps = [nil] + script.requests.map(Optional.some)
      for (index, request) in steps.enumerated() {
        let next = steps.dropFirst(index + 1).first ?? nil
        let answer = try play.snapshot(after: [request].compactMap { $0 }, before: next)
        film.add(try answer.done, after: request, saying: script.sentences[index])
      }
      return (film, nil)
    } catch let stopped as UnattendedPlay.Stopped {
      return (film, stopped)
    }
  }
}
