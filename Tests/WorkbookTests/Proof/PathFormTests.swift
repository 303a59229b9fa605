import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The form of the table of paths", .timeLimit(.minutes(20))) struct PathFormTests {
  private let miniature: ProofMiniature
  private let lesson = "Chapters/01-Numbers/README.md"

  init() throws {
    miniature = try ProofMiniature([
      .init(title: "Grow"), .init(title: "Rise"), .init(title: "Climb"),
    ])
    try miniature.edit(lesson) { $0.replacing("5 minutes", with: "60 minutes") }
  }

  private func findings(_ rows: String...) throws -> [String] {
    let table =
      ["# The chapters", "", "## Paths", ""]
      + ["| path | for whom | hours | exercises |", "|---|---|---|---|"] + rows
    try miniature.edit(LearningPath.page) { _ in table.joined(separator: "\n") + "\n" }
    return try miniature.structure().map { "\($0.place): \($0.message)" }
  }

  @Test("A table in order has no findings, and neither has a page without one")
  func order() throws {
    #expect(try miniature.structure() == [])
    #expect(
      try findings("| `all` | you | 3 | every exercise |", "| `short` | you | 2 | 1.3, 1.1 |") == []
    )
  }

  @Test(
    "A mistake in the table is reported at its row",
    arguments: [
      ("| `a` | you | 2 | 1.1, 1.4 |", "has 1.4, but no lesson has that exercise"),
      ("| `a` | you | 2 | 1.1, one |", "has \"one\", which is no number"),
      ("| `a` | you | 2 | 1.1, 1.2, 1.1 |", "has \"1.1\", which is no number of an exercise, or"),
      ("| `a` | you | 5 | 1.1, 1.2 |", "says 5 hours, and its exercises take 120 minutes"),
      ("| `a` | you | long | 1.1, 1.2 |", "needs its hours as a whole number: 2."),
      ("| `all` | you | 1 | every exercise |", "says 1 hours, and its exercises take 180 minutes"),
    ]
  )
  func wrong(_ example: (row: String, message: String)) throws {
    let found = try findings(example.row)
    #expect(found.contains { $0.hasPrefix("\(LearningPath.page):7: ") }, "\(found)")
    #expect(found.contains { $0.contains(example.message) }, "\(found)")
  }

  @Test("Two paths with one name are reported")
  func twice() throws {
    let found = try findings("| `a` | you | 1 | 1.1 |", "| `a` | you | 1 | 1.2 |")
    #expect(found == ["\(LearningPath.page):8: There are two paths called a."])
  }

  @Test("An exercise that another one needs must come before it")
  func needs() throws {
    try miniature.edit(lesson) { text in
      text.replacing(
        "Write it.",
        with: "This exercise needs 1.2 and 1.3. It does not need 1.4.",
        maxReplacements: 1
      )
    }
    let found = try findings("| `a` | you | 2 | 1.1, 1.2 |")
    #expect(found.count == 2)
    #expect(found[0].hasSuffix("whose lesson says that it needs 1.2, and 1.2 is not before it."))
    #expect(found[1].hasSuffix("whose lesson says that it needs 1.3, and 1.3 is not before it."))
    #expect(try findings("| `a` | you | 3 | 1.2, 1.3, 1.1 |") == [])
  }
}
