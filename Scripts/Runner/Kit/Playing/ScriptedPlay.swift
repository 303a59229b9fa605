import WorkbookPlayProtocol

/// An app that is played by a script, without a terminal.
package struct ScriptedPlay: Sendable {
  /// A picture or a film of the screen, or the reason why there is none.
  package enum Result: Equatable, Sendable {
    /// The picture in the SVG format, or the film as a part of a page.
    case made(String)
    /// The reason why there is none, in a sentence.
    case failed(String)
  }

  /// The title of the exercise or preview.
  package let title: String
  /// The file whose line is named if the program crashes there.
  package let file: String
  package let script: PlayScript

  package init(title: String, file: String, script: PlayScript) {
    self.title = title
    self.file = file
    self.script = script
  }

  /// Begins with an empty home, so that the result is the same every time.
  ///
  /// - Parameter program: The path of the program.
  /// - Throws: `WorkbookError` if the program cannot be started, or somebody else has ended it.
  package func run(program: String, environment: [String: String]) throws -> Result {
    let home = try ProgramHome()
    defer { withExtendedLifetime(home) {} }
    do {
      let play = try UnattendedPlay(
        program: program,
        title: title,
        file: file,
        size: (script.columns, script.rows),
        environment: home.environment(from: environment)
      )
      switch script.form {
      case .picture: return .made(try picture(play))
      case .film:
        let film = try film(play)
        let rows = film.steps.last?.snapshot.rows.map { $0.map(\.text).joined() } ?? []
        let missing = script.shown.filter { text in !rows.contains { $0.contains(text) } }
        return missing.isEmpty
          ? .made(film.brief.html) : .failed("Its last screen does not show \(missing).")
      }
    } catch let stopped as UnattendedPlay.Stopped {
      return .failed(stopped.sentence)
    }
  }

  private func picture(_ play: UnattendedPlay) throws -> String {
    try play.picture(after: script.requests).done
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
    var film = Film(title: title)
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
