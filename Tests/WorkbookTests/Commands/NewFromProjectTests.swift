import Testing

@testable import WorkbookKit

@Suite("A feature that begins with a stage of the game", .offPool, .timeLimit(.minutes(20)))
struct NewFromProjectTests {
  private let folder: TemporaryFolder
  private let stage = "Chapters/03-Effects/3.17-AnotherGame.swift"
  private let tests = "Chapters/03-Effects/TestFiles/3.17-AnotherGameOwnTests.swift"

  init() throws {
    folder = try CopiedChapters.folder(of: ["Chapters", "Solutions"]) { $0 == "03-Effects" }
  }

  private func new(_ words: String...) -> (status: Int32, output: String) {
    Program.run(["new", "--root", folder.path] + words)
  }

  @Test("It has the learner's files in its own module, and the given files that they need")
  func begun() throws {
    try folder.write("// My game.\n", to: stage)
    let text = "@testable import Effects\n\nlet numbers = ForeseenNumbers(seed: 1)\n"
    try folder.write(text, to: tests)
    let result = new("Twist", "--from", "3.17")
    #expect(result.status == 0 && result.output.contains("what you wrote in 3.17 Another game"))
    #expect(folder.text("Chapters/Mine/Twist.swift") == "// My game.\n")
    #expect(
      folder.text("Tests/MineTests/TwistTests.swift")
        == "@testable import Mine\n\nlet numbers = ForeseenNumbers(seed: 1)\n"
    )
    let support = Files.names(in: "\(folder.path)/Chapters/Mine/Support")
    #expect(support == ["ForeseenNumbers.swift"])
    #expect(folder.text(stage) == "// My game.\n" && folder.text(tests) == text)
  }

  @Test("A stage that has not been begun, and what is no stage, are refused")
  func refused() {
    for exercise in ["3.17", "3.1"] {
      let result = new("Twist", "--from", exercise)
      #expect(result.status == 2, "\(result.output)")
      #expect(folder.text("Chapters/Mine/Twist.swift") == nil)
    }
  }
}
