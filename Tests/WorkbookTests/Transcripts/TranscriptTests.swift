import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

/// The files in `Tests/Transcripts` hold commands and what they print. `Scripts/Runner/README.md`
/// describes their form, and how they are recorded again.
@Suite("Transcripts", .offPool, .timeLimit(.minutes(20))) struct TranscriptTests {
  private static func file(_ name: String) -> String {
    "\(Repository.root)/Tests/Transcripts/\(name).txt"
  }

  @Test(
    "Every command prints what its transcript holds",
    arguments: ["learner", "faults", "help", "tools", "grades"]
  )
  func transcript(_ name: String) throws {
    let file = Self.file(name)
    let expected = try Transcript(parsing: #require(Files.text(file)))
    let actual = try expected.recorded()
    if ProcessInfo.processInfo.environment["WORKBOOK_RECORD_TRANSCRIPTS"] != nil {
      try Files.write(actual.text, to: file)
      Issue.record("\(name).txt is recorded again: read what has changed in it.")
      return
    }
    #expect(expected.sections.contains { !$0.steps.isEmpty })
    for (old, new) in zip(expected.sections, actual.sections) {
      for (step, again) in zip(old.steps, new.steps) where step.output != again.output {
        let place = zip(step.output, again.output).prefix { $0 == $1 }.count
        let line = { (lines: [String]) in
          lines.indices.contains(place) ? lines[place] : "[the end of the output]"
        }
        Issue.record(
          """
          \(name).txt, \(old.title): $ \(step.command)
          In line \(place + 1) of its output, the transcript has
          \(line(step.output))
          and now there is
          \(line(again.output))
          """
        )
      }
    }
  }

  @Test("The transcript of help has every command of both programs, in lines of 100 columns")
  func help() throws {
    let help = try Transcript(parsing: #require(Files.text(Self.file("help"))))
    let commands = Set(help.sections.flatMap { $0.steps }.map { $0.command })
    for entry in LearnerCommands.table.entries where !LearnerCommands.tools.contains(entry) {
      #expect(commands.contains("workbook help \(entry.name)"))
    }
    for entry in LearnerCommands.tools { #expect(commands.contains("tools help \(entry.name)")) }
    #expect(help.text.lines.allSatisfy { $0.count <= 100 })
  }
}

/// Sections of commands, each with what it prints. A section begins with a new miniature workbook.
private struct Transcript {
  struct Step {
    var command: String
    var output: [String] = []
  }

  struct Section {
    var title: String
    var steps: [Step] = []
  }

  var sections: [Section] = []

  init(parsing text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("=== ") {
        sections.append(Section(title: String(line.dropFirst(4))))
      } else if line.hasPrefix("$ ") {
        try #require(!sections.isEmpty, "A section comes before its first command.")
        sections[sections.count - 1].steps.append(Step(command: String(line.dropFirst(2))))
      } else if let section = sections.indices.last, let step = sections[section].steps.indices.last
      {
        sections[section].steps[step].output.append(line)
      }
    }
    // The empty line after each step belongs to the form.
    for section in sections.indices {
      for step in sections[section].steps.indices
      where sections[section].steps[step].output.last == "" {
        sections[section].steps[step].output.removeLast()
      }
    }
  }

  var text: String {
    var lines: [String] = []
    for section in sections {
      lines += ["=== \(section.title)", ""]
      for step in section.steps { lines += ["$ \(step.command)"] + step.output + [""] }
    }
    return lines.joined(separator: "\n")
  }

  /// The same commands with what they print now.
  func recorded() throws -> Transcript {
    var transcript = self
    for (index, section) in sections.enumerated() {
      let place = try TranscriptPlace()
      for (number, step) in section.steps.enumerated() {
        transcript.sections[index].steps[number].output = try place.output(of: step.command)
      }
    }
    return transcript
  }
}

/// A miniature workbook in which the commands of a section are run.
private struct TranscriptPlace {
  private let learner = LearnersWorkbook()

  init() throws { try learner.miniature.savePaths() }

  /// What a command prints: its output, its errors, and its status if that is not 0.
  func output(of command: String) throws -> [String] {
    let words = command.split(separator: " ").map(String.init)
    switch words[0] {
    case "judged":
      try judge(words[1], words[2])
      return []
    case "grades":
      return Self.lines(try Self.grades(words[1], words.dropFirst(2)))
    default:
      return try run(command)
    }
  }

  private func run(_ command: String) throws -> [String] {
    let functions = """
      workbook() { "$PROGRAM" "$@" --root "$HERE"; }
      tools() { "$TOOLS" "$@" --root "$HERE"; }
      cd "$HERE"
      """
    // What decides how a program prints is the same everywhere.
    var environment = Program.environment.filter { name, _ in
      !["COLUMNS", "LINES", "TERM", "NO_COLOR", "LANG", "EDITOR", "VISUAL"].contains(name)
        && !name.hasPrefix("LC_")
    }
    environment["PROGRAM"] = Program.path
    environment["TOOLS"] = Program.tools
    environment["HERE"] = learner.root
    let result = Program.execute(
      "/bin/sh",
      ["-c", "\(functions)\n\(command)"],
      environment: environment
    )
    let text = result.output + result.errors
    #expect(!text.contains(learner.root), "\(command) prints a path of this machine.")
    let status = result.status == 0 ? [] : ["[status \(result.status)]"]
    return Self.lines(result.output) + Self.lines(result.errors).map { "! " + $0 } + status
  }

  /// Begins an exercise, if it is not, and remembers this verdict on its file.
  private func judge(_ id: String, _ outcome: String) throws {
    let workbook = try learner.miniature.workbook()
    let exercise = try #require(workbook.exercises.first { $0.id.description == id })
    let diagnostic = Diagnostic.error(
      "cannot find 'ad' in scope",
      in: exercise.file,
      column: 4,
      excerpt: ["1 | // begun", "  |    `- error: cannot find 'ad' in scope"]
    )
    let passed = Sample.check("Nothing stays nothing", .passed)
    let twice = "Twice the number."
    let failed = Sample.check("One becomes two", .failed, twice, expectation: "1 == 2")
    let expectation = "(double(2) → 2) == 4"
    let differs = Sample.check("Two become four", .failed, twice, expectation: expectation)
    let endless = Sample.check("It ends", .timedOut, "It did not.")
    let last = Sample.check("The last", .notRun)
    let verdict =
      switch outcome {
      case "passed": Verdict(status: .passed, checks: [passed], output: "")
      case "failed": Verdict(status: .failed, checks: [passed, failed], output: "printed\n")
      case "mixed":
        Verdict(
          status: .failed,
          checks: [passed, differs, endless, last],
          output: "a\nb\u{1B}[2J\n"
        )
      case "broken": Verdict(status: .doesNotCompile, diagnostics: [diagnostic])
      default: throw WorkbookError("\(outcome) is no outcome.")
      }
    let isUntouched = StarterComparison.isUntouched(exercise, in: workbook)
    let text = isUntouched ? "// begun\n" : exercise.text(in: workbook) ?? ""
    try learner.begin(id, exercise.file, text: text, verdict: verdict)
  }

  /// Results of a sample class in a format of `grade`; of a page, what stands in its body.
  private static func grades(_ format: String, _ names: some Sequence<String>) throws -> String {
    let submissions = try names.map { name -> GradedSubmission in
      switch name {
      case "ada": return Sample.mixed
      case "ben": return Sample.unreadable
      case "eve": return Sample.small
      case "fay":
        var shown = Sample.small
        shown.submission = "fay"
        shown.chapters[0].exercises[0].voidReason = nil
        shown.chapters[0].exercises[0].hiddenChecks = []
        shown.chapters[0].exercises.append(Sample.mixed.chapters[1].exercises[4])
        return shown
      case "zoë":
        var other = Sample.named("zoë")
        (other.flags, other.notes) = ([], [])
        other.chapters[1].exercises[1].voidReason = nil
        other.chapters[1].exercises[1].points = 4
        other.chapters[1].exercises[3].points = 0
        return other
      default: throw WorkbookError("\(name) is not in the sample class.")
      }
    }
    let text =
      format == "class"
      ? ClassPage(submissions: submissions, pages: submissions.map { $0.submission + ".html" }).text
      : try #require(GradingFormat(rawValue: format)).text(submissions)
    return text.range(of: "<body>\n").map { String(text[$0.upperBound...]) } ?? text
  }

  /// The lines of a text, with the time of a copy and characters that cannot be seen made visible.
  private static func lines(_ text: String) -> [String] {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n", .format, .privateUse, .unassigned:
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    visible = visible.replacing(#/\d{8}-\d{6}(-\d+(?=-))?/#, with: "TIME")
      .replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/#, with: "TIME")
    var lines = visible.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("[no end of the line]") }
    #expect(!lines.contains { $0.hasPrefix("$ ") || $0.hasPrefix("=== ") })
    return lines
  }
}
