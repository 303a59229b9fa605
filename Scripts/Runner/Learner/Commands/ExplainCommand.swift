import Foundation
import WorkbookKit

/// `workbook explain 'message'`: what a pasted message means, and where it is taught.
struct ExplainCommand: Command {
  static let name = "explain"
  static let group = CommandGroup.reading
  static let summary = "says what a message from Xcode or from a test means, and where it is taught"
  static let help = """
    workbook explain 'A "forEach" at … received an action for a missing element.'
                              says what the message means, and what to do
    workbook explain IfLetStore
                              says what an older form is called today
    workbook explain 'debounce a field'
                              names sections that are about these words
    workbook explain --file build.log
                              the same for the messages in a file
    workbook explain          reads what you paste, up to Ctrl-D, or what is piped

    It knows what `workbook read messages` lists, and what `run` says below the errors of the
    compiler. It ends with 0 if it knows the message, and with 1 if not.
    Example: Scripts/workbook explain 'Expected state to change, but no change occurred.'
    """

  let message: String?
  let file: String?

  /// More is not a message.
  private static let byteLimit = 1_000_000
  /// After these the first ones would be off the screen.
  private static let findingLimit = 3

  init(_ arguments: inout Arguments) throws {
    file = try arguments.value("--file")
    let words = arguments.takeOperands()
    message = words.isEmpty ? nil : words.joined(separator: " ")
    if file != nil, message != nil {
      throw WorkbookError("`explain` takes a message or --file, not both.")
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    // A log may have colours, which are no part of its messages.
    let plain = try pasted(context).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    let text = Sanitizer.lines(of: plain).joined(separator: "\n")
    guard !text.trimmed.isEmpty, text.contains(where: { $0.isLetter }) else {
      throw WorkbookError(
        "There is no message to explain: `Scripts/workbook explain 'the message'` takes it, or paste"
          + " it into the standard input."
      )
    }
    let findings = PastedMessages(of: workbook).findings(in: text)
    let lines = CommandLines(in: context, of: workbook)
    guard !findings.isEmpty else {
      let sections = SectionSearch(of: workbook).sections(for: text)
      context.output.write(lines: sections.isEmpty ? unknown(lines) : reading(sections, lines))
      return .failed
    }
    let shown = findings.prefix(Self.findingLimit).map { finding in
      view(of: finding, workbook, lines)
    }
    let hidden = findings.count - shown.count
    let more =
      hidden == 0
      ? [] : ["", "It has \(hidden) more message\(hidden == 1 ? "" : "s"): begin with the first."]
    context.output.write(lines: Array(shown.joined(separator: [""])) + more)
    return .passed
  }

  private func pasted(_ context: Context) throws -> String {
    if let message { return message }
    if let file {
      guard let text = Files.text(file) else {
        throw WorkbookError("\(file) cannot be read: `--file` takes a file with a message in it.")
      }
      return String(text.prefix(Self.byteLimit))
    }
    if isatty(STDIN_FILENO) == 1 {
      context.errors.write("Paste the message, then press Return and Ctrl-D:\n")
    }
    var data = Data()
    while data.count < Self.byteLimit {
      let part = FileHandle.standardInput.availableData
      if part.isEmpty { break }
      data.append(part)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func view(
    of finding: PastedMessages.Meaning,
    _ workbook: Workbook,
    _ commands: CommandLines
  ) -> [String] {
    let view = MarkdownView(style: commands.style, width: commands.width)
    switch finding {
    case .entry(let entry):
      let title = Markdown.spans(of: entry.title).map(\.plain).joined()
      return heading(title, commands) + view.lines(of: Markdown(parsing: entry.text)) + [""]
        + taught(entry.places, workbook, commands)
    case .explanation(let message, let text, let places):
      return heading(message, commands) + view.lines(of: Markdown(parsing: text)) + [""]
        + taught(places, workbook, commands)
    }
  }

  private func heading(_ text: String, _ commands: CommandLines) -> [String] {
    TextLayout.wrapped(text, width: commands.width).map { commands.style($0, .bold) } + [""]
  }

  /// The commands to read more: sections, or a chapter's lesson.
  private func taught(
    _ places: [MessagePage.Place],
    _ workbook: Workbook,
    _ commands: CommandLines
  ) -> [String] {
    commands.lines(
      places.map { place in
        if let number = place.exercise {
          let exercise = workbook.exercises.first { $0.id == .numbered(number) }
          return ("read \(number)", "teaches it: \(exercise?.name ?? "\(number)")")
        }
        if LessonPage(heading: place.name, in: workbook) != nil {
          return ("read '\(place.name)'", "teaches it")
        }
        if let chapter = workbook.chapters.first(where: { place.target.hasPrefix($0.folder) }) {
          return ("read \(chapter.number)", "teaches it: \(place.name)")
        }
        return ("read \(MessagePage.name)", "see Chapters/\(place.target): \(place.name)")
      }
    )
  }

  /// The sections with the words of a question, or of a message that is not known.
  private func reading(_ sections: [SectionSearch.Section], _ commands: CommandLines) -> [String] {
    TextLayout.wrapped(
      "The workbook knows no message of these words. They are what these sections are about:",
      width: commands.width
    ) + [""]
      + commands.lines(
        sections.map { section in
          let number = section.heading.split(separator: " ").first.flatMap {
            ExerciseNumber(String($0))
          }
          let heading = section.heading.replacing("Reading: ", with: "")
          return section.file == PatternsPage.file
            ? ("read \(PatternsPage.name)", heading)
            : number.map { ("read \($0)", heading) } ?? ("read '\(heading)'", section.file)
        }
      )
  }

  private func unknown(_ commands: CommandLines) -> [String] {
    TextLayout.wrapped(
      "The workbook does not know this message. Take the first error of a build, since others often"
        + " follow from it, and paste its words as they are. In an exercise, `run` looks at your file"
        + " too, and so knows more.",
      width: commands.width
    ) + [""]
      + commands.lines([
        ("read \(MessagePage.name)", "all messages that it knows, with examples"),
        ("run", "what is wrong in the next exercise"),
      ])
  }
}
