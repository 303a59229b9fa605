import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The exercises that are graded") struct ExerciseChoiceTests {
  private let miniature: Miniature

  init() throws {
    miniature = try Miniature()
    let paths = """
      ## Paths

      | path | for whom | hours | exercises |
      |---|---|---|---|
      | `short` | you have one hour | 1 | 2.1, 1.1 |

      """
    try miniature.save(paths, as: LearningPath.page)
  }

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
    #expect(try chosen("--path", "short") == ["1.1", "2.1"])
    #expect(try chosen("--path", "all") == nil)
    #expect(try chosen() == nil)
  }

  @Test(
    "A wrong choice gets a sentence",
    arguments: [
      (["--only", "7.7"], "There is no chapter \"7\"; there are"),
      (["--only", "chapter 9"], "There is no chapter \"9\"; there are 1 Numbers, 2 Words."),
      (["--only", "1.3-1.1"], "1.3-1.1 is no range of exercises"),
      (["--only", "1.1-7.7"], "There is no chapter \"7\"; there are"),
      (["--only", ","], "--only needs an exercise or a chapter, such as 3.7."),
      (["--path", "shrt"], "There is no path \"shrt\". Did you mean short?"),
      (
        ["--path", "short", "--only", "1"],
        "--only and --path both choose the exercises that are graded: give one of them."
      ),
    ]
  )
  func wrong(_ words: [String], _ sentence: String) throws {
    let error = #expect(throws: WorkbookError.self) {
      var arguments = Arguments(words)
      _ = try ExerciseChoice(&arguments).exercises(of: miniature.workbook())
    }
    #expect(error?.message.hasPrefix(sentence) == true, "\(error?.message ?? "")")
  }
}
