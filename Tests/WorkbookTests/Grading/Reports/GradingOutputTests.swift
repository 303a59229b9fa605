import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Where results go", .timeLimit(.minutes(20))) struct GradingOutputTests {
  private func output(_ words: String...) throws -> GradingOutput {
    var arguments = Arguments(words)
    let output = try GradingOutput(&arguments)
    try arguments.finish(command: "grade")
    return output
  }

  @Test("Without options the output is a table; with a folder, JSON and CSV")
  func defaults() throws {
    #expect(try output().formats == [.table])
    #expect(try output("--output", "x").formats == [.json, .csv])
    #expect(try output("--format", "html,csv,html", "--output=x").formats == [.html, .csv])
  }

  @Test("Wrong usage gets a sentence")
  func wrong() throws {
    #expect(throws: WorkbookError.self) { try output("--format", "pdf") }
    #expect(throws: WorkbookError.self) { try output("--format", ",") }
    #expect(throws: WorkbookError.self) { try output("--format", "csv,json") }
  }

  @Test(
    "Formats that show one submission need a folder for more",
    arguments: GradingFormat.allCases
  )
  func room(_ format: GradingFormat) throws {
    let miniature = try Miniature()
    let reports = try output("--format", format.rawValue).reports(for: miniature.workbook())
    try reports.check(count: 1)
    if format.holdsMany {
      try reports.check(count: 2)
    } else {
      #expect(throws: WorkbookError.self) { try reports.check(count: 2) }
    }
  }

  @Test("A folder gets a file for each submission and format, and what is over all")
  func folder() throws {
    let miniature = try Miniature()
    let folder = try TemporaryFolder()
    let formats = GradingFormat.allCases.map { $0.rawValue }.joined(separator: ",")
    let options = try output("--format", formats, "--output", folder.path + "/new/results")
    let reports = try options.reports(for: miniature.workbook())
    try captured(folder) { context in
      try reports.write([Sample.mixed, Sample.named("Ada"), Sample.named("../../x")], in: context)
    }
    let names = Files.names(in: folder.path + "/new/results")
    #expect(Set(names).count == 3 * 6 + 3)
    #expect(names.contains("index.html"))
    #expect(names.contains("grades.csv") && names.contains("grades.txt"))
    #expect(names.contains("ada.html") && names.contains("Ada-2.html"))
    #expect(names.contains("_.._x.gradescope.json"))
    #expect(Files.names(in: folder.path) == ["new", "printed"])
    let page = try #require(folder.text("new/results/ada.html"))
    #expect(page == HTMLFormat.text(Sample.mixed))
    #expect(folder.text("printed")?.hasPrefix("submission") == true)
    // What it wrote can be merged again.
    let merged = try MergedResults(folder: folder.path + "/new/results")
    #expect(Set(merged.submissions.map { $0.submission }) == ["ada", "Ada", "../../x"])
    #expect(merged.isConsistent)
  }

  @Test("Without a folder, the text alone is printed", arguments: GradingFormat.allCases)
  func printed(_ format: GradingFormat) throws {
    let miniature = try Miniature()
    let folder = try TemporaryFolder()
    let reports = try output("--format", format.rawValue).reports(for: miniature.workbook())
    try captured(folder) { try reports.write([Sample.mixed], in: $0) }
    let text = try format.text([Sample.mixed])
    #expect(!text.isEmpty)
    #expect(folder.text("printed") == text)
  }

  @Test(
    "Any name becomes one that file systems take",
    arguments: [
      ("ada", "ada.md"), ("", "submission.md"), ("..", "submission.md"), ("-rf", "rf.md"),
      (".hidden", "hidden.md"), ("a/b\\c:d\u{0}e", "a_b_c_d_e.md"), ("Zoë 林", "Zoë 林.md"),
      ("a\nb", "a_b.md"),
    ]
  )
  func names(_ pair: (submission: String, file: String)) {
    var names = OutputNames()
    #expect(names.name(for: pair.submission, suffix: ".md") == pair.file)
  }

  @Test("A long name is cut, and equal names get numbers")
  func longNames() {
    var names = OutputNames()
    let long = String(repeating: "é", count: 400)
    let first = names.name(for: long, suffix: ".md")
    let second = names.name(for: long, suffix: ".md")
    #expect(first != second)
    #expect(first.utf8.count <= 200)
  }

  /// Runs with the standard output in a file named `printed`.
  private func captured(_ folder: TemporaryFolder, _ body: (Context) throws -> Void) throws {
    let path = folder.path + "/printed"
    let descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer { close(descriptor) }
    try #require(descriptor >= 0)
    let terminal = Terminal(descriptor: descriptor, environment: [:])
    let context = Context(
      commands: ToolsCommands.table,
      rootOption: nil,
      executable: "",
      environment: [:],
      output: terminal,
      errors: Terminal(descriptor: -1, environment: [:])
    )
    try body(context)
  }
}
