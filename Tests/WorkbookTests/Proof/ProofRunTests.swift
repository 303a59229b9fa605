import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// The proof of a workbook that is built for real. Each exercise but the first has a fault, which
/// must be found and named; one build serves them all.
@Suite("From a workbook to its proof", .offPool, .timeLimit(.minutes(20))) struct ProofRunTests {
  @Test("Every fault of an exercise is found and named, and the sound one is proved")
  func faults() throws {
    let miniature = ProofMiniature([
      .init(title: "Sound"),
      .init(
        title: "Silent",
        suite: "  @Test(\"Nothing\") func nothing() { _ = f(1) }",
        wrongAnswers: Array(repeating: ("a", "Nothing"), count: 4)
      ),
      .init(
        title: "Right",
        wrongAnswers: ProofMiniature.ExerciseText.goodWrongAnswers + [
          ("1 + a + a", "It grows by two"), ("4 * a + 1", "Odd ones come out"),
          ("a", "No such test"), ("b", "Odd ones come out"),
        ]
      ),
      .init(title: "Trap", stub: "fatalError(\"not yet\")"),
      .init(title: "Unsolved", answer: "2 * a + 3"),
      .init(title: "Warned", answer: "let b = 1\n    return 2 * a + 1"),
    ])
    try miniature.edit("Tests/Answers/01-Numbers/1.3-Right.diff") { text in
      text + """

        === OfTheSolution
        // caught by: Five
        @@
        -  static func f(_ a: Int) -> Int {
        +  static func f(_ a: Int) -> String {

        """
    }
    let workbook = try miniature.workbook()
    let report = try Proof(
      workbook: workbook,
      exercises: workbook.exercises,
      parts: Set(ProofPart.allCases),
      environment: Program.environment,
      limits: Limits(timeout: .seconds(5))
    )
    .report { _ in }
    #expect(!report.isProved)
    let messages = { (id: String) in
      report.findings.filter { $0.place.contains("/\(id)-") }
        .map { "\($0.part) \($0.place) \($0.message)" }
    }

    #expect(messages("1.1") == [])
    let row = try #require(report.rows.first)
    #expect(row.checks.count == 2)
    let one = ProofReport.Score(good: 1, all: 1)
    let four = ProofReport.Score(good: 4, all: 4)
    #expect(row.scores == [.starters: one, .solutions: one, .wrongAnswers: four])

    let silent = messages("1.2")
    #expect(silent.contains { $0.hasPrefix("starters ") && $0.contains("assert anything") })
    #expect(silent.contains { $0.hasPrefix("wrongAnswers ") && $0.contains("passes every check") })

    let right = messages("1.3")
    #expect(right.count == 5)
    #expect(right.contains { $0.contains("OfTheSolution: ") && $0.contains("(line 3 of") })
    #expect(right.contains { $0.contains("Wrong5: ") && $0.contains("it is right") })
    #expect(right.contains { $0.contains("Wrong6: ") && $0.contains("not by \"Odd ones") })
    #expect(right.contains { $0.contains("Wrong7: ") && $0.contains("\"No such test\"") })
    let eighth = right.first { $0.contains("Wrong8: ") }
    #expect(eighth?.contains("diff:47") == true && eighth?.contains("does not compile") == true)

    #expect(messages("1.4").contains { $0.contains("traps") && $0.contains("not yet") })

    let unsolved = messages("1.5")
    #expect(unsolved.count == 1)
    #expect(unsolved.first?.contains("The solution does not pass: \"It grows by two\"") == true)

    #expect(messages("1.6").contains { $0.contains("warning:") && $0.contains("'b'") })
  }
}
