import WorkbookKit

/// The pictures of screens that the workbook's pages show: one a line of `Chapters/Pictures/list.txt`,
/// as the arguments of `workbook play`. `#` begins a remark.
///
///     1.12 --picture step-counter.svg --tap "Step by 5" --size 90x24
struct PictureList {
  static let folder = "Chapters/Pictures"
  static let file = folder + "/list.txt"

  struct Picture: Sendable {
    let exercise: ExerciseID
    /// Its line in the list, as it is written and counted from 1.
    let text: String
    let line: Int
    let options: PictureOptions

    /// Relative to the root.
    var file: String { "\(PictureList.folder)/\(options.file)" }
  }

  let pictures: [Picture]
  /// The problems of the list, or of what is beside it.
  let findings: [Finding]

  init(_ workbook: Workbook) {
    var pictures: [Picture] = []
    var findings: [Finding] = []
    let finding = { (message: String, line: Int?, file: String) in
      findings.append(Finding(part: .structure, file: file, line: line, message: message))
    }
    let lines = (Files.text(workbook.absolute(Self.file)) ?? "").lines
    for (index, line) in lines.enumerated() where !line.trimmed.isEmpty && !line.hasPrefix("#") {
      do {
        pictures.append(try Self.picture(line, index + 1, workbook))
      } catch {
        finding("\(error)", index + 1, Self.file)
      }
    }
    let known = Set(pictures.map { $0.options.file } + [Self.file.fileName])
    for name in Files.names(in: workbook.absolute(Self.folder)) where !known.contains(name) {
      finding("\(Self.file) does not name this picture.", nil, "\(Self.folder)/\(name)")
    }
    self.pictures = pictures
    self.findings = findings
  }

  private static func picture(_ line: String, _ number: Int, _ workbook: Workbook) throws -> Picture
  {
    var arguments = Arguments(words(of: line))
    let options = try PictureOptions(&arguments)
    guard let name = arguments.takeOperand(), let options, !options.file.contains("/") else {
      throw WorkbookError("A line names an exercise, and a file with --picture NAME.svg.")
    }
    try arguments.finish(command: "play")
    let exercise = try ExerciseLookup(workbook: workbook).exercise(name)
    guard exercise.isPlayable else { throw WorkbookError("\(exercise.name) has no screen.") }
    return Picture(exercise: exercise.id, text: line, line: number, options: options)
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
