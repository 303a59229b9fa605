import Testing

@testable import WorkbookKit

@Suite("The stage before a project", .offPool, .timeLimit(.minutes(20)))
struct FormerStageTests {
  private let folder: TemporaryFolder
  private let file = "Chapters/01-ReduxBasics/1.13-GuessWithButtons.swift"

  /// A learner's copy of this workbook's first chapters.
  init() throws {
    folder = try Repository.copy { $0.hasPrefix("01-") || $0.hasPrefix("02-") }
    // What somebody has written in this clone is of no account.
    let workbook = try Workbook(root: folder.path, source: .chapters)
    let first = try #require(workbook.exercises.first { $0.isProject })
    let source = try #require(MarkedSource(of: first, in: workbook))
    try folder.write(Project.parts(of: source.starter).feature, to: file)
  }

  private func workbook(_ source: Source = .chapters) throws -> Workbook {
    try Workbook(root: folder.path, source: source)
  }

  /// The first two stages.
  private func stages(_ workbook: Workbook) throws -> (first: Exercise, second: Exercise) {
    let stages = workbook.exercises.filter(\.isProject)
    return (try #require(stages.first), try #require(stages.dropFirst().first))
  }

  @Test("A project follows the one before it, solved without marks, and no other exercise does")
  func order() throws {
    let workbook = try workbook()
    let (first, second) = try stages(workbook)
    #expect(workbook.stage(before: second)?.id == first.id)
    #expect(workbook.stage(before: first) == nil)
    for exercise in workbook.exercises where !exercise.isProject {
      #expect(workbook.stage(before: exercise) == nil)
    }
    let solutions = try self.workbook(.solutions)
    let former = try #require(solutions.formerSolution(of: try stages(solutions).second))
    #expect(former.contains("struct GameView: View") && !former.contains("SOLUTION"))
  }

  @Test("What the learner wrote counts as soon as it is begun")
  func begun() throws {
    let workbook = try workbook()
    let (first, second) = try stages(workbook)
    func begun(before exercise: Exercise) -> [String] {
      workbook.begunStages(before: exercise) { $0.text(in: workbook) }.map {
        Project.parts(of: $0.text).feature
      }
    }
    #expect(begun(before: second) == [])
    try folder.write("// My game.\n", to: file)
    #expect(begun(before: second) == ["// My game.\n"])
    #expect(begun(before: first) == [])
  }

  @Test("The verdict on a stage depends on the stage before, and on no later one")
  func keys() throws {
    let workbook = try workbook()
    let (first, second) = try stages(workbook)
    let keys = VerdictKeys(
      workbook: workbook,
      exercises: [first, second],
      toolchain: "6.3",
      limits: Limits()
    )
    let key = keys.key(of: second)
    #expect(key == keys.key(of: second))
    try folder.write("// My game.\n", to: file)
    #expect(keys.key(of: second) != key)
    let given = keys.key(of: second, text: "a", former: "b")
    #expect(given != keys.key(of: second, text: "a", former: "c"))
    #expect(given != keys.key(of: second, text: "a"))
    let firstKey = keys.key(of: first)
    try folder.write("// My game.\n", to: second.starterFile)
    #expect(keys.key(of: first) == firstKey)
  }
}
