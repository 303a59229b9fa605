import WorkbookKit

/// The pictures and films of screens that the workbook's pages show: one a line of
/// `Chapters/Pictures/list.txt`, as the arguments of `workbook play`. `#` begins a remark.
///
///     1.12 --picture step-counter.svg --tap "Step by 5" --size 90x24
///     1.12 --film step-counter.html --tap + --tap "Step by 5" --tap +
struct ScriptList {
  static let folder = "Chapters/Pictures"
  static let file = folder + "/list.txt"

  struct Entry: Sendable {
    let exercise: ExerciseID
    /// Its line in the list, as it is written and counted from 1.
    let text: String
    let line: Int
    let script: PlayScript

    /// Relative to the root.
    var file: String { "\(ScriptList.folder)/\(script.file)" }
  }

  let entries: [Entry]
  /// The problems of the list, or of what is beside it.
  let findings: [Finding]

  init(_ workbook: Workbook) {
    var entries: [Entry] = []
    var findings: [Finding] = []
    let finding = { (message: String, line: Int?, file: String) in
      findings.append(Finding(part: .structure, file: file, line: line, message: message))
    }
    let lines = (Files.text(workbook.absolute(Self.file)) ?? "").lines
    for (index, line) in lines.enumerated() where !line.trimmed.isEmpty && !line.hasPrefix("#") {
      do {
        entries.append(try Self.entry(line, index + 1, workbook))
      } catch {
        finding("\(error)", index + 1, Self.file)
      }
    }
    let known = Set(entries.map { $0.script.file } + [Self.file.fileName])
    for name in Files.names(in: workbook.absolute(Self.folder)) where !known.contains(name) {
      finding("\(Self.file) does not name this file.", nil, "\(Self.folder)/\(name)")
    }
    self.entries = entries
    self.findings = findings
  }

  /// The problems of the films: each exercise with a screen has one, and it is short.
  func filmFindings(in workbook: Workbook) -> [Finding] {
    let films = entries.filter { $0.script.form == .film }
    var findings: [Finding] = []
    let finding = { (message: String, line: Int?, file: String) in
      findings.append(Finding(part: .structure, file: file, line: line, message: message))
    }
    for exercise in workbook.exercises where exercise.isPlayable {
      let count = films.count { $0.exercise == exercise.id }
      if count != 1 {
        finding(
          "\(exercise.name) has a screen, so it has one film and not \(count).",
          nil,
          Self.file
        )
      }
    }
    let (least, most) = (Self.stepsOfFilm.lowerBound, Self.stepsOfFilm.upperBound)
    for film in films {
      let count = film.script.requests.count
      if !Self.stepsOfFilm.contains(count) {
        finding("A film has \(least) to \(most) steps, and not \(count).", film.line, Self.file)
      }
      let size = Files.data(workbook.absolute(film.file))?.count ?? 0
      if size > Self.largestFilm {
        finding("A film has at most \(Self.largestFilm) bytes, and not \(size).", nil, film.file)
      }
    }
    return findings
  }

  /// The number of a film's steps after its beginning.
  private static let stepsOfFilm = 5...12
  /// In bytes.
  private static let largestFilm = 60_000

  private static func entry(_ line: String, _ number: Int, _ workbook: Workbook) throws -> Entry {
    var arguments = Arguments(words(of: line))
    let script = try PlayScript(&arguments)
    guard let name = arguments.takeOperand(), let script, !script.file.contains("/") else {
      throw WorkbookError(
        "A line names an exercise, and a file with --picture NAME.svg or --film NAME.html."
      )
    }
    try arguments.finish(command: "play")
    let exercise = try ExerciseLookup(workbook: workbook).exercise(name)
    guard exercise.isPlayable else { throw WorkbookError("\(exercise.name) has no screen.") }
    return Entry(exercise: exercise.id, text: line, line: number, script: script)
  }

  /// The words of a line; those that hold spaces are in quotation marks.
  static func words(of line: String) -> [String] {
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
