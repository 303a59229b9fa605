import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Arguments on the command line") struct ArgumentsTests {
  @Test("Options and operands may stand in any order, and the last value counts")
  func order() throws {
    let words = "3.6 --format json --root / --fresh 3.7 --root=/a:b"
    var arguments = Arguments(words.split(separator: " ").map(String.init))
    let root = try arguments.value("--root")
    let (isFresh, isFreshAgain) = (arguments.flag("--fresh"), arguments.flag("--fresh"))
    let format = try arguments.choice("--format", default: OutputFormat.text)
    let operands = arguments.takeOperands()
    #expect(root == "/a:b")
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

  @Test("The learner's program lists exactly the commands that the tools have")
  func toolsEntries() {
    let entries = ToolsCommands.table.entries.filter { $0.name != HelpCommand.name }
    #expect(LearnerCommands.tools == entries)
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
