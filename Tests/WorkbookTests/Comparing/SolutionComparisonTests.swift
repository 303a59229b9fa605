import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("A comparison with the solution") struct SolutionComparisonTests {
  private let miniature: Miniature

  init() throws { miniature = try Miniature() }

  private func lines(_ text: String) throws -> [String] {
    try miniature.save(text, as: "Chapters/01-Numbers/1.1-Add.swift")
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    return try SolutionComparison(exercise: exercise, workbook: workbook)
      .lines(Style(hasColour: false), places: .fromRoot)
  }

  @Test("Comments and line breaks alone make no difference")
  func sameCode() throws {
    let right = "func add(_ a: Int, _ b: Int) -> Int { a + b }\n"
    let broken = "// TODO: Add.\nfunc add(_ a: Int, _ b: Int) -> Int {\n\n  a + b\n}\n"
    #expect(try lines(right).last?.contains("are the same") == true)
    #expect(try lines(broken) == ["Yours and the solution of 1.1 Add are the same code."])
    #expect(try lines(right.replacing("+", with: "-")).contains { $0.hasPrefix("-func") })
  }
}
