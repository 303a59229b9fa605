import WorkbookKit

/// A program that is given the terminal for a while.
enum WantedProgram {
  /// It opens the line to look at first.
  case editor(Report.Entry)
  case player(ExerciseID)

  /// Starts it, and waits for its end.
  ///
  /// - Parameter lend: Gives the terminal away while its argument runs.
  /// - Returns: Why that did not work; nil if it did.
  func start(
    in workbook: Workbook,
    _ environment: [String: String],
    lend: (() -> String?) -> String?
  ) -> String? {
    switch self {
    case .editor(let entry):
      let text = Files.text(workbook.absolute(entry.exercise.file)) ?? ""
      let place = MistakePlace(of: entry, text: text)
      guard let editor = Editor.chosen(environment: environment) else { return Editor.isMissing }
      let file = workbook.absolute(place.file)
      return lend { editor.open(file: file, line: place.line, environment: environment) }
    case .player(let id):
      let launcher = workbook.absolute("Scripts/workbook")
      return lend {
        // Ctrl-C ends the app, and both programs get it.
        Interruption.onFirst {}
        defer { Interruption.onFirst(nil) }
        _ = ForegroundProcess.run([launcher, "play", id.description], environment: environment)
        return nil
      }
    }
  }
}
