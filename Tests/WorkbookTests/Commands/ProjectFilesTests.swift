import Testing

@testable import WorkbookKit

/// What a learner wrote in a stage of the game, as the beginning of another file.
@Suite("Stages that are taken along", .offPool, .timeLimit(.minutes(20))) struct ProjectFilesTests {
  private let folder: TemporaryFolder
  private let former = "Chapters/01-ReduxBasics/1.13-GuessWithButtons.swift"
  private let stage = "Chapters/02-Bindings/2.5-GuessByTyping.swift"
  private let later = "Chapters/03-Effects/3.17-AnotherGame.swift"

  init() throws {
    folder = try Repository.copy { name in
      ["01-", "02-", "03-", "README.md"].contains { name.hasPrefix($0) }
    }
  }

  private func run(_ words: String...) -> (status: Int32, output: String) {
    Program.run(words + ["--root", folder.path])
  }

  private func tests(of stage: String) -> String {
    let name = stage.fileName.replacing(".swift", with: "OwnTests.swift")
    return "\(stage.parentFolder)/TestFiles/\(name)"
  }

  @Test("`take` begins a stage with the one before, in the new module, and keeps what was begun")
  func take() throws {
    try folder.write("// My game.\n", to: former)
    let result = run("take", "2.5")
    #expect(result.status == 0)
    #expect(result.output.contains("begins with what you wrote in 1.13 Guess with buttons"))
    #expect(folder.text(stage) == "// My game.\n")
    #expect(folder.text(tests(of: stage))?.contains("@testable import Bindings\n") == true)
    #expect(folder.text(tests(of: stage))?.contains("ReduxBasics") == false)

    try folder.write("// Mine.\n", to: stage)
    let refused = run("take", "2.5")
    #expect(refused.status == 2 && refused.output.contains("Nothing was changed"))
    #expect(folder.text(stage) == "// Mine.\n")
    #expect(run("take", "2.5", "--yes").status == 0)
    let copies = Files.names(in: "\(folder.path)/.workbook/backups")
    let copy = try #require(copies.first { $0.hasSuffix("2.5-GuessByTyping.swift") })
    #expect(folder.text(".workbook/backups/\(copy)") == "// Mine.\n")
    let first = run("take", "1.13")
    #expect(first.status == 2 && first.output.contains("is the first project"))
  }

  @Test("The solution is the beginning, if the stage before was left out")
  func skipped() throws {
    let result = run("take", "2.5")
    #expect(result.status == 0)
    #expect(result.output.contains("the solution of 1.13 Guess with buttons"))
    #expect(folder.text(stage)?.contains("struct GameView: View") == true)
    #expect(folder.text(stage)?.contains("BEGIN SOLUTION") == false)
  }

  @Test("`new --from` has a begun stage in the learner's module, with the given files it needs")
  func new() throws {
    for exercise in ["3.17", "3.1"] {
      let refused = run("new", "Twist", "--from", exercise)
      #expect(refused.status == 2, "\(refused.output)")
      #expect(folder.text("Chapters/Mine/Twist.swift") == nil)
    }
    try folder.write("// My game.\n", to: later)
    let text = "@testable import Effects\n\nlet numbers = ForeseenNumbers(seed: 1)\n"
    try folder.write(text, to: tests(of: later))
    let result = run("new", "Twist", "--from", "3.17")
    #expect(result.status == 0 && result.output.contains("what you wrote in 3.17 Another game"))
    #expect(folder.text("Chapters/Mine/Twist.swift") == "// My game.\n")
    #expect(
      folder.text("Tests/MineTests/TwistTests.swift")
        == "@testable import Mine\n\nlet numbers = ForeseenNumbers(seed: 1)\n"
    )
    let support = Files.names(in: "\(folder.path)/Chapters/Mine/Support")
    #expect(support == ["ForeseenNumbers.swift"])
    #expect(folder.text(later) == "// My game.\n" && folder.text(tests(of: later)) == text)
  }
}
