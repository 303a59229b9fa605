import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Arguments on the command line", .offPool, .timeLimit(.minutes(20))) struct ArgumentsTests {
  @Test("Options and operands may stand in any order")
  func order() throws {
    var arguments = Arguments(["3.6", "--format", "json", "--fresh", "3.7", "--root=/a b"])
    let root = try arguments.value("--root")
    let (isFresh, isFreshAgain) = (arguments.flag("--fresh"), arguments.flag("--fresh"))
    let format = try arguments.choice("--format", default: OutputFormat.text)
    let operands = arguments.takeOperands()
    #expect(root == "/a b")
    #expect(isFresh && !isFreshAgain)
    #expect(format == .json)
    #expect(operands == ["3.6", "3.7"])
    try arguments.finish(command: "run")
  }

  @Test(
    "The command is the first word, or the first known one after options",
    arguments: [
      (["run", "3.6"], "run"), (["stauts"], "stauts"), ([], nil), (["--timeout", "20"], nil),
      (["--timeout", "20", "list"], "list"),
    ] as [([String], String?)]
  )
  func command(_ example: (words: [String], name: String?)) {
    var arguments = Arguments(example.words)
    let name = arguments.takeCommand(of: ["run", "list"])
    #expect(name == example.name)
  }

  @Test("The last value counts")
  func last() throws {
    var arguments = Arguments(["--root", "a", "--root=b"])
    let root = try arguments.value("--root")
    #expect(root == "b")
  }

  @Test("The learner's program lists exactly the commands that the tools have")
  func toolsEntries() {
    let entries = ToolsCommands.table.entries.filter { $0.name != HelpCommand.name }
    #expect(LearnerCommands.tools == entries)
  }

  @Test("In a narrow terminal the list of commands still fits", arguments: [40, 60])
  func narrow(_ width: Int) {
    let lines = HelpCommand.overview(LearnerCommands.table.entries, width: width).split(
      separator: "\n"
    )
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test("Slips of one or two letters are near, other words are not")
  func distance() {
    #expect(NearMatches.of("statsu", in: ["status", "starters", "run"]) == ["status"])
    #expect(NearMatches.of("st", in: ["status", "starters", "run"]) == ["status", "starters"])
    #expect(NearMatches.of("frobnicate", in: ["status", "run"]).isEmpty)
    #expect(NearMatches.distance(Array("ab"), Array("ba")) == 1)
    #expect(NearMatches.distance(Array(""), Array("abc")) == 3)
  }
}
