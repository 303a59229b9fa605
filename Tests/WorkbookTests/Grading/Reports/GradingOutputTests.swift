import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

extension Context {
  init(printingTo descriptor: Int32) {
    self.init(
      commands: ToolsCommands.table,
      rootOption: nil,
      executable: "",
      environment: [:],
      output: Terminal(descriptor: descriptor, environment: [:]),
      errors: Terminal(descriptor: -1, environment: [:])
    )
  }
}

@Suite("Where results go") struct GradingOutputTests {
  private func output(_ words: String...) throws -> GradingOutput {
    var arguments = Arguments(words)
    let output = try GradingOutput(&arguments)
    try arguments.finish(command: "grade")
    return output
  }

  @Test("Without options the output is a table; with a folder, JSON and CSV")
  func formats() throws {
    #expect(try output().formats == [.table])
    #expect(try output("--output", "x").formats == [.json, .csv])
    #expect(try output("--format", "html,csv,html", "--output=x").formats == [.html, .csv])
  }

  @Test("A folder gets a file for each submission and format, and what is over all")
  func folder() throws {
    let folder = TemporaryFolder()
    let formats = GradingFormat.allCases.map { $0.rawValue }.joined(separator: ",")
    let output = try output("--format", formats, "--output", folder.path + "/new/results")
    let submissions = [Sample.mixed, Sample.named("Ada"), Sample.named("../../x")]
    let printed = open(folder.path + "/printed", O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer { close(printed) }
    try output.write(submissions, in: Context(printingTo: printed))
    let names = Files.names(in: folder.path + "/new/results", withHidden: true)
    let stems = [("ada", ""), ("Ada", "-2"), ("_.._x", "")].map { $0 + $1 }
    let endings = [".html", ".json", ".gradescope.json"]
    let own = stems.flatMap { stem in endings.map { stem + $0 } }
    #expect(Set(names) == Set(own + ["index.html", "grades.csv", "grades.txt", ResultsMark.file]))
    #expect(Files.names(in: folder.path) == ["new", "printed"])
    #expect(folder.text("new/results/ada.html") == HTMLFormat.text(Sample.mixed))
    #expect(folder.text("printed")?.hasPrefix("submission") == true)
  }

  @Test(
    "Any name becomes one that file systems take",
    arguments: [
      ("ada", "ada.csv"), ("", "submission.csv"), ("..", "submission.csv"), ("-rf", "rf.csv"),
      (".hidden", "hidden.csv"), ("a/b\\c:d\u{0}e", "a_b_c_d_e.csv"), ("Zoë 林", "Zoë 林.csv"),
      ("a\nb", "a_b.csv"),
    ]
  )
  func names(_ pair: (submission: String, file: String)) {
    var names = OutputNames()
    #expect(names.name(for: pair.submission, suffix: ".csv") == pair.file)
    // A long name is cut, and equal names get numbers.
    let long = String(repeating: "é", count: 400)
    let first = names.name(for: long, suffix: ".csv")
    #expect(first != names.name(for: long, suffix: ".csv") && first.utf8.count <= 200)
  }
}
