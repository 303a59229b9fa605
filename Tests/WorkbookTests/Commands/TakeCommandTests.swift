import Testing

@testable import WorkbookKit

@Suite("Taking over a stage of the game", .offPool, .timeLimit(.minutes(20)))
struct TakeCommandTests {
  private let folder: TemporaryFolder
  private let former = "Chapters/01-ReduxBasics/1.13-GuessWithButtons.swift"
  private let stage = "Chapters/02-Bindings/2.5-GuessByTyping.swift"
  private let tests = "Chapters/02-Bindings/TestFiles/2.5-GuessByTypingOwnTests.swift"

  init() throws {
    folder = try CopiedChapters.folder(of: ["Chapters", "Solutions", "Tests"]) { name in
      ["01-", "02-", "README.md"].contains { name.hasPrefix($0) }
    }
  }

  private func take(_ words: String...) -> (status: Int32, output: String) {
    Program.run(["take", "--root", folder.path] + words)
  }

  @Test("What the learner wrote in the stage before becomes the beginning, in the new module")
  func own() throws {
    try folder.write("// My game.\n", to: former)
    let result = take("2.5")
    #expect(result.status == 0)
    #expect(result.output.contains("begins with what you wrote in 1.13 Guess with buttons"))
    #expect(folder.text(stage) == "// My game.\n")
    #expect(folder.text(tests)?.contains("@testable import Bindings\n") == true)
    #expect(folder.text(tests)?.contains("ReduxBasics") == false)
  }

  @Test("The solution is the beginning, if the stage before was left out")
  func skipped() throws {
    let result = take("2.5")
    #expect(result.status == 0)
    #expect(result.output.contains("the solution of 1.13 Guess with buttons"))
    #expect(folder.text(stage)?.contains("struct GameView: View") == true)
    #expect(folder.text(stage)?.contains("BEGIN SOLUTION") == false)
  }

  @Test("What was begun is kept, and not overwritten unasked")
  func begun() throws {
    try folder.write("// Mine.\n", to: stage)
    let refused = take("2.5")
    #expect(refused.status == 2)
    #expect(refused.output.contains("Nothing was changed"))
    #expect(folder.text(stage) == "// Mine.\n")
    #expect(take("2.5", "--yes").status == 0)
    let copies = Files.names(in: "\(folder.path)/.workbook/backups")
    let copy = try #require(copies.first { $0.hasSuffix("2.5-GuessByTyping.swift") })
    #expect(folder.text(".workbook/backups/\(copy)") == "// Mine.\n")
  }

  @Test("The first project takes over nothing")
  func refused() {
    let result = take("1.13")
    #expect(result.status == 2 && result.output.contains("is the first project"))
  }
}
