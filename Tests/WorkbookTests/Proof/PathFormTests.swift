import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The form of the table of paths") struct PathFormTests {
  private let miniature: ProofMiniature
  private let lesson = "Chapters/01-Numbers/README.md"

  init() throws {
    miniature = ProofMiniature([
      .init(title: "Grow"), .init(title: "Rise"), .init(title: "Climb"),
    ])
    try miniature.edit(lesson) { $0.replacing("5 minutes", with: "60 minutes") }
  }

  private func findings(_ rows: String...) throws -> [String] {
    let table =
      ["# The chapters", "", "## Paths", ""]
      + ["| path | for whom | hours | exercises |", "|---|---|---|---|"] + rows
    try miniature.edit(LearningPath.page) { _ in table.joined(separator: "\n") + "\n" }
    return try miniature.structure().filter { $0.file == LearningPath.page }
      .map { "\($0.place): \($0.message)" }
  }

  @Test("A table in order has no findings, and neither has a page without one")
  func order() throws {
    #expect(try miniature.structure().filter { $0.file == LearningPath.page } == [])
    #expect(
      try findings("| `all` | you | 3 | every exercise |", "| `short` | you | 2 | 1.3, 1.1 |") == []
    )
  }

  @Test(
    "A mistake in the table is reported at its row",
    arguments: [
      ("| `a` | you | 1 | 1.1 |\n| `a` | you | 1 | 1.2 |", "There are two paths called a."),
      ("| `a` | you | 2 | 1.1, 1.4 |", "has 1.4, but no lesson has that exercise"),
      ("| `a` | you | 2 | 1.1, one |", "has \"one\", which is no number"),
      ("| `a` | you | 2 | 1.1, 1.2, 1.1 |", "has \"1.1\", which is no number of an exercise, or"),
      ("| `a` | you | 5 | 1.1, 1.2 |", "says 5 hours, and its exercises and readings take 120"),
      ("| `a` | you | long | 1.1, 1.2 |", "needs its hours as a whole number: 2."),
      (
        "| `all` | you | 1 | every exercise |",
        "says 1 hours, and its exercises and readings take 180"
      ),
    ]
  )
  func wrong(_ example: (row: String, message: String)) throws {
    let found = try findings(example.row)
    let line = 6 + example.row.lines.count
    #expect(found.contains { $0.hasPrefix("\(LearningPath.page):\(line): ") }, "\(found)")
    #expect(found.contains { $0.contains(example.message) }, "\(found)")
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

  @Test("What is read between the exercises of a path counts")
  func readings() throws {
    try miniature.edit(lesson) { text in
      let reading = "## Reading: Numbers\n\n" + String(repeating: "word ", count: 130 * 60) + "\n\n"
      return text.replacing("## 1.2", with: reading + "## 1.2")
    }
    #expect(try findings("| `a` | you | 1 | 1.1 |") == [])
    #expect(try findings("| `a` | you | 1 | 1.3 |") == [])
    #expect(try findings("| `a` | you | 2 | 1.2 |") == [])
    #expect(try findings("| `all` | you | 4 | every exercise |") == [])
  }
}

@Suite("The minutes of an exercise") struct ExerciseTimeTests {
  private let miniature = ProofMiniature([.init(title: "Grow")])
  private let lesson = "Chapters/01-Numbers/README.md"

  @Test("They follow from the words, the lines and the checks")
  func formula() throws {
    let solution = "Solutions/01-Numbers/1.1-Grow.swift"
    #expect(try minutes() == 3)
    // Other minutes under the heading are reported.
    let stated = {
      try miniature.structure().map(\.message).filter { $0.contains("by the words") }
    }
    #expect(try stated() == [])
    try miniature.edit(lesson) { $0.replacing("5 minutes", with: "25 minutes") }
    let wrong = try stated()
    #expect(wrong.count == 1 && wrong[0].hasPrefix("1.1 Grow says 25 minutes, and it takes 3 by"))
    try miniature.edit(lesson) {
      $0.replacing("Write it.", with: String(repeating: "word ", count: 260))
    }
    #expect(try minutes() == 5)
    try miniature.edit(solution) { text in
      let lines = (1...9).map { "    _ = \($0)\n    // \($0)\n" }.joined()
      return text.replacing("    2 * a", with: lines + "    return 2 * a")
    }
    #expect(try minutes() == 11)
    try miniature.edit("Tests/01-NumbersTests/1.1-GrowTests.swift") {
      $0.replacing(
        "  @Test(\"It grows",
        with: "  @Test(\"More\") func more() {}\n  @Test(\"It grows"
      )
    }
    #expect(try minutes() == 12)
  }

  private func minutes() throws -> Int? {
    let workbook = try miniature.workbook()
    return ExerciseTime(exercise: workbook.exercises[0], workbook: workbook).minutes
  }
}

@Suite("Names that a path introduces") struct IntroducedNamesTests {
  @Test("A name of the library that an answer needs must have been met on the path")
  func names() throws {
    let miniature = ProofMiniature([.init(title: "Grow", answer: "widen(2 * a + 1)")])
    try miniature.edit("Chapters/Library/TerminalUI/Widen.swift") { _ in
      "public func widen(_ number: Int) -> Int { number }\n"
    }
    let messages = {
      try miniature.structure().map(\.message).filter { $0.contains("On the path") }
    }
    #expect(
      try messages() == [
        "On the path all, nothing before 1.1 Grow has `widen`, which its answer needs."
      ]
    )
    try miniature.edit("Chapters/01-Numbers/README.md") {
      $0.replacing("Write it.", with: "Write it, with `widen`.")
    }
    #expect(try messages() == [])
  }
}

@Suite("The front page") struct FrontPageFormTests {
  @Test("It says how many exercises there are, and how long they take")
  func counts() throws {
    let miniature = ProofMiniature([.init(title: "Grow"), .init(title: "Rise")])
    try miniature.edit(LearningPath.page) { _ in
      "# The chapters\n\n## Paths\n\n| path | for whom | hours | exercises |\n|---|---|---|---|\n"
        + "| `all` | you | 0 | every exercise |\n"
    }
    let messages = {
      try miniature.structure().filter { $0.file == FrontPageForm.file }.map(\.message)
    }
    let row = "| 1 | numbers | [Numbers](Chapters/01-Numbers/README.md) | 2 | 0 |"
    let sums = "About 0\nhours for the 2 required exercises; 0 *extra* ones."
    try miniature.edit(FrontPageForm.file) { _ in "# Numbers\n\n\(sums)\n\n\(row)\n" }
    #expect(try messages() == [])
    try miniature.edit(FrontPageForm.file) { $0.replacing("the 2 req", with: "the 3 req") }
    #expect(try messages().count == 1)
    try miniature.edit(FrontPageForm.file) { $0.replacing("the 3 req", with: "the 2 req") }
    try miniature.edit(FrontPageForm.file) { $0.replacing("2 | 0", with: "3 | 0") }
    #expect(try messages().count == 1)
  }
}
