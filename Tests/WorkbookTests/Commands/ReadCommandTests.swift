import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("workbook read", .offPool, .timeLimit(.minutes(20))) struct ReadCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
    for folder in ["01-Numbers", "02-Words"] {
      let file = "Chapters/\(folder)/README.md"
      let lesson = try #require(Files.text("\(learner.root)/\(file)"))
      let second = lesson.contains("## 1.2") ? "## 1.2" : "## 2.1"
      let readings =
        "## Reading: A word\n\nOf \(folder).\n\n## Reading: Only \(folder.suffix(5))\n\nIt.\n\n"
      try learner.miniature.save(
        lesson.replacing("\n\(second)", with: "\n\(readings)\(second)"),
        as: file
      )
    }
  }

  @Test("A section names the readings before it, and no others; each can be read by that name")
  func readingsBefore() {
    let page = learner.run("read", "1.2")
    for name in ["1, A word", "Only mbers"] {
      #expect(page.output.contains("workbook read '\(name)' "), "\(page.output)")
    }
    #expect(page.output.ranges(of: "what stands before it in the lesson").count == 2)
    #expect(!learner.run("read", "1.1").output.contains("what stands before it"))
    let reading = learner.run("read", "1, A word")
    #expect(reading.status == 0, "\(reading.errors)")
    #expect(reading.output.contains("Of 01-Numbers."))
    #expect(learner.run("read", "2, A word").output.contains("Of 02-Words."))
    #expect(learner.run("read", "Only mbers").status == 0)
  }

  @Test("A heading that two chapters have is not guessed")
  func twoOfThem() {
    #expect(learner.run("read", "A word").status == 2)
  }
}
