/// The scripts of the pictures and films that the workbook's pages show: one a line of
/// `Chapters/Pictures/list.txt`, as the arguments of `workbook play`. `#` begins a remark. `--shows`
/// names a text that the last screen of a film must show; `--moving` makes a picture that shows each step.
///
///     1.12 --picture step-counter.svg --tap "Step by 5" --size 90x24
///     1.12 --film step-counter.film --tap + --tap "Step by 5" --tap +
package struct ScreenScripts: Sendable {
  package static let folder = "Chapters/Pictures"
  package static let file = folder + "/list.txt"

  package struct Entry: Sendable {
    package let exercise: ExerciseID
    /// Its line in the list, as it is written and counted from 1.
    package let text: String
    package let line: Int
    package let script: PlayScript
    /// Whether the picture shows each step, and before them how the exercise is written.
    package let isMoving: Bool

    /// Relative to the root.
    package var file: String { "\(ScreenScripts.folder)/\(script.file)" }
  }

  package private(set) var entries: [Entry] = []
  /// The problems of lines that name nothing.
  package private(set) var problems: [(sentence: String, line: Int)] = []

  package init(_ workbook: Workbook) {
    let lines = (Files.text(workbook.absolute(Self.file)) ?? "").lines
    for (index, line) in lines.enumerated() where !line.trimmed.isEmpty && !line.hasPrefix("#") {
      do {
        entries.append(try Self.entry(line, index + 1, workbook))
      } catch {
        problems.append(("\(error)", index + 1))
      }
    }
  }

  private static func entry(_ line: String, _ number: Int, _ workbook: Workbook) throws -> Entry {
    var arguments = Arguments(words(of: line))
    let shown = try arguments.values(["--shows"]).map(\.value)
    let isMoving = arguments.flag("--moving")
    let script = try PlayScript(&arguments)
    guard let name = arguments.takeOperand(), var script, !script.file.contains("/") else {
      throw WorkbookError(
        "A line names an exercise, and a file with --picture NAME.svg or --film NAME.film."
      )
    }
    try arguments.finish(command: "play")
    let exercise = try ExerciseLookup(workbook: workbook).exercise(name)
    guard exercise.isPlayable else { throw WorkbookError("\(exercise.name) has no screen.") }
    script.shown = shown
    return Entry(
      exercise: exercise.id,
      text: line,
      line: number,
      script: script,
      isMoving: isMoving
    )
  }

  /// The words of a line; those that hold spaces are in quotation marks.
  package static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " " && !isQuoted {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
