import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The exercises that are graded") struct ExerciseChoiceTests {
  private let miniature = Miniature()

  init() throws { try miniature.savePaths() }

  /// The numbers of the chosen exercises; nil if all are graded.
  private func chosen(_ words: String...) throws -> [String]? {
    var arguments = Arguments(words)
    let choice = try ExerciseChoice(&arguments)
    try arguments.finish(command: "grade")
    return try choice.exercises(of: miniature.workbook())?.sorted().map(\.description)
  }

  @Test(
    "Exercises and chapters are named by numbers and titles",
    arguments: [
      ("1", ["1.1", "1.2", "1.3"]), ("chapter 2", ["2.1"]), ("Chapter 2, 1.3", ["1.3", "2.1"]),
      ("1.1,1.3,2", ["1.1", "1.3", "2.1"]), ("1.1 chapter 2 1.1", ["1.1", "2.1"]),
      ("double, 1.1 Add", ["1.1", "1.2"]), ("1.2-2.1", ["1.2", "1.3", "2.1"]),
      ("1.1-1.2, 2", ["1.1", "1.2", "2.1"]), ("1.2–1.2", ["1.2"]),
    ]
  )
  func only(_ only: String, _ numbers: [String]) throws {
    #expect(try chosen("--only", only) == numbers)
  }

  @Test("A path names its exercises, and the path of every exercise chooses none")
  func path() throws {
    #expect(try chosen("--path", "short") == ["1.1", "1.3", "2.1"])
    #expect(try chosen("--path", "all") == nil)
    #expect(try chosen() == nil)
  }
}
