import Testing

@testable import WorkbookKit

@Suite("workbook read", .offPool, .timeLimit(.minutes(5))) struct ReadCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
  }

  @Test("`read` shows an exercise's section, with its file and what to type next")
  func section() {
    let result = learner.run("read", "1.2")
    #expect(result.status == 0)
    #expect(
      result.output == """
        1.2 Double
        ──────────

        *2 points · 5 minutes · fill in*

        Write it.

        Chapters/01-Numbers/1.2-Double.swift
        Scripts/workbook run 1.2   checks what you wrote
        Scripts/workbook hint 1.2  helps you along

        """
    )
  }

  @Test(
    "A chapter's lesson without its hints",
    arguments: ["1", "numbers", "Numbers", "Chapters/01-Numbers/README.md"]
  )
  func chapter(_ name: String) {
    let result = learner.run("read", name)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("1 Numbers\n═════════\n\nAn opening.\n"))
    for heading in ["1.1 Add", "1.2 Double", "1.3 Negate", "What you can do now"] {
      #expect(result.output.contains("\n\n\(heading)\n──"))
    }
    #expect(!result.output.contains("Hint"))
  }

  @Test("Without a number, `read` shows the exercise to continue with")
  func next() throws {
    #expect(learner.run("read").output.hasPrefix("1.1 Add\n"))
    try learner.begin("1.1", LearnersWorkbook.add, text: "// solved\n", status: .passed)
    #expect(learner.run("read").output.hasPrefix("1.2 Double\n"))
  }

  @Test("Paths are relative to the person's folder")
  func places() {
    let lines = learner.run(["read", "1.2"], from: "Chapters/02-Words").output.split(
      separator: "\n"
    )
    #expect(lines.contains("../01-Numbers/1.2-Double.swift"))
    #expect(lines.last?.hasPrefix("../../Scripts/workbook hint 1.2") == true)
    let reset = learner.run(["reset", "1.2"], from: "Chapters/01-Numbers")
    #expect(reset.output == "1.2-Double.swift is as at the beginning; nothing to reset.\n")
  }

  @Test("The sheet of patterns is a page of its own, with its code")
  func patterns() throws {
    let missing = learner.run("read", "patterns")
    #expect(missing.errors == "This workbook has no Chapters/Patterns.md.\n")
    try learner.miniature.save(
      "# Patterns\n\nSome.\n\n```swift\nlet a = 1\n```\n",
      as: "Chapters/Patterns.md"
    )
    let result = learner.run("read", "patterns")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Patterns\n════════\n\nSome.\n"))
    #expect(result.output.contains("let a = 1"))
  }

  @Test("An unknown name is answered with similar names")
  func unknown() {
    let result = learner.run("read", "doubel")
    #expect(result.status == 2)
    #expect(result.errors == "There is no exercise \"doubel\". Did you mean 1.2 Double?\n")
  }
}
