import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The feedback for a learner") struct FeedbackTests {
  @Test("Failing hidden checks read the same, whether or not they made the exercise fail")
  func hidden() {
    var graded = Sample.mixed
    graded.chapters[1].exercises[0].verdict.status = .failed
    #expect(Feedback(graded).exercises[6].state == .furtherChecks)
    graded.chapters[1].exercises[0].verdict.checks[0].status = .failed
    #expect(Feedback(graded).exercises[6].state == .judged(.failed))
    graded.chapters[1].exercises[0].verdict.status = .notStarted
    #expect(Feedback(graded).exercises[6].state == .judged(.notStarted))
  }

  @Test("A note about an exercise without points is for its author, the doubt is not")
  func withheld() {
    var graded = Sample.mixed
    graded.chapters[1].exercises[1].verdict.notes = ["It has 300 KB."]
    let exercise = Feedback(graded).exercises[7]
    #expect(exercise.state == .withheld)
    #expect(exercise.notes == ["It has 300 KB."])
    #expect(exercise.checks.isEmpty)
  }

  @Test("The feedback for a learner points to what was begun before what was not, never to extras")
  func next() throws {
    #expect(Feedback(Sample.mixed).next?.id == "1.2")
    var graded = Sample.mixed
    graded.chapters[0].exercises.removeAll { $0.id != "1.1" && $0.id != "1.3" }
    graded.chapters[1].exercises.removeAll { !$0.isExtra }
    graded.chapters.removeLast()
    #expect(Feedback(graded).next?.id == "1.3")
    #expect(Feedback(graded).summary.contains("1 of 2 exercises pass. A good place to go on: 1.3"))
    graded.chapters[0].exercises.removeLast()
    #expect(Feedback(graded).next == nil)
    #expect(Feedback(graded).summary == "Every exercise passes. Well done.")
    #expect(graded.sum.percent == 100)
    #expect(Feedback(graded).extraWords == "Extra exercises count apart: 4 of 8 points.")
  }

  @Test(
    "No format for learners tells names, messages and output of hidden suites, flags, notes or doubts",
    arguments: [GradingFormat.html, .gradescope]
  )
  func secrets(_ format: GradingFormat) throws {
    let text = try format.text([Sample.mixed])
    #expect(text.contains("Below zero too"))
    #expect(!text.contains(Sample.secret))
    #expect(!text.contains("bwrap"))
  }

  @Test("Formats for instructors do tell them", arguments: [GradingFormat.json, .csv, .table])
  func forInstructors(_ format: GradingFormat) throws {
    #expect(try format.text([Sample.mixed]).contains(Sample.secret))
  }

  @Test("Prose and laid-out lines are distinguished")
  func blocks() {
    #expect(
      MessageBlock.blocks(of: "One\ntwo.\n\nThree.\n  − a\n  + b\nFour.") == [
        .prose("One two."), .prose("Three."), .lines(["  − a", "  + b"]), .prose("Four."),
      ]
    )
    #expect(MessageBlock.blocks(of: "") == [])
    #expect(
      MessageBlock.blocks(of: "One.\n\n╭──╮\n│Hi│\n╰──╯") == [
        .prose("One."), .lines(["╭──╮", "│Hi│", "╰──╯"]),
      ]
    )
  }

  @Test("Backticks make code, if they come in pairs")
  func inline() {
    #expect(Inline.pieces(of: "a `b` c") == [.words("a "), .code("b"), .words(" c")])
    #expect(Inline.pieces(of: "`b`") == [.code("b")])
    #expect(Inline.pieces(of: "a ` b") == [.words("a ` b")])
    #expect(Inline.pieces(of: "`a` it's ` b") == [.code("a"), .words(" it's ` b")])
  }

  @Test("Long results are cut, and say so")
  func limits() {
    let lines = (1...100).map { "+ \($0)" }.joined(separator: "\n")
    let blocks = FeedbackPart.blocks(Sample.check("a", .failed, lines))
    guard case .lines(let shown) = blocks.first else {
      Issue.record("The difference should be one block, not \(blocks)")
      return
    }
    #expect(shown.count == 41)
    #expect(shown.last == "… and 60 lines more")
  }

  @Test("A check that fails for many inputs shows the first, and each issue once")
  func manyIssues() {
    var check = Sample.check("a", .failed, "One.")
    check.issues += ["One.", "Two.", "    + 3\n  − 4", "Four.", "Five."].map {
      Check.Issue(comment: $0, file: "a", line: 1)
    }
    #expect(
      FeedbackPart.blocks(check) == [
        .prose("One."), .prose("Two."), .lines(["  + 3", "− 4"]),
        .prose("… and 2 more of this kind."),
      ]
    )
  }
}
