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

  @Test("The feedback for a learner points to what was begun before what was not, never to extras")
  func next() throws {
    #expect(Feedback(Sample.mixed).next?.id == "1.2")
    var graded = Sample.mixed
    graded.chapters[0].exercises.removeAll { $0.id != "1.1" && $0.id != "1.3" }
    graded.chapters[1].exercises.removeAll { !$0.isExtra }
    graded.chapters.removeLast()
    #expect(Feedback(graded).next?.id == "1.3")
    #expect(Feedback(graded).summary == "1 of 2 exercises pass. A good place to go on: 1.3 Begin.")
    graded.chapters[0].exercises.removeLast()
    #expect(Feedback(graded).next == nil)
    #expect(Feedback(graded).summary == "Every exercise passes. Well done.")
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

  @Test("Prose and laid-out lines are distinguished")
  func blocks() {
    #expect(
      TextPart.parts(of: "One\ntwo.\n\nThree.\n  − a\n  + b\nFour.") == [
        .prose("One two."), .prose("Three."), .lines(["  − a", "  + b"]), .prose("Four."),
      ]
    )
    #expect(TextPart.parts(of: "") == [])
    #expect(
      TextPart.parts(of: "One.\n\n╭──╮\n│Hi│\n╰──╯") == [
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
    var graded = Sample.small
    let lines = (1...100).map { "+ \($0)" }.joined(separator: "\n")
    graded.chapters[0].exercises[0].voidReason = nil
    graded.chapters[0].exercises[0].verdict.checks = [Sample.check("a", .failed, lines)]
    let page = HTMLFormat.text(graded)
    #expect(page.contains("+ 60</ins>\n… and 40 lines more</pre>") && !page.contains("+ 61"))
  }
}
