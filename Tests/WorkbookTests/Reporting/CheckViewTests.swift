import Testing

@testable import WorkbookKit

@Suite("A check that failed") struct CheckViewTests {
  private func details(_ issues: [Check.Issue]) -> [String] {
    CheckView(style: Style(hasColour: false), width: 60)
      .details(Check(name: "c", status: .failed, issues: issues, file: "Tests/a.swift", line: 1))
  }

  private func issue(
    _ comment: String,
    expectation: String? = nil,
    line: Int = 7,
    source: String? = nil,
    argument: String? = nil
  ) -> Check.Issue {
    Check.Issue(
      comment: comment,
      expectation: expectation,
      file: "Tests/a.swift",
      line: line,
      source: source,
      argument: argument
    )
  }

  @Test("One argument is shown in full, with all places that fail, and the others are named")
  func arguments() {
    let lines = details([
      issue("One of .a.", argument: ".a"), issue("Two of .a.", line: 8, argument: ".a"),
      issue("One of .b.", argument: ".b"), issue("Two of .b.", line: 8, argument: ".b"),
      issue("One of .c.", argument: ".c"),
    ])
    #expect(
      lines == [
        "One of .a.", "Tests/a.swift:7", "Two of .a.", "Tests/a.swift:8",
        "and in 2 more cases: .b; .c",
      ]
    )
  }

  @Test(
    "Other arguments are named as one reads them: several in brackets, and no bare condition",
    arguments: [
      (["0", "72.3"], "and in 1 more case: 72.3"),
      (["0, 0", "72.3, 72", "-0.99, 0"], "and in 2 more cases: (72.3, 72); (-0.99, 0)"),
      (["M.Meal.lunch", "M.Meal.tea"], "and in 1 more case: .tea"),
      (["\"\"", "\"a, b\""], "and in 1 more case: \"a, b\""),
      (["0", "\"a\n\t\", true"], "and in 1 more case: (\"a\\n\\t\", true)"),
      (["0", "a tick adds ten, at last"], "and in 1 more case: a tick adds ten, at last"),
      (["true", "false"], "and in 1 more case"),
    ]
  )
  func cases(_ example: (arguments: [String], text: String)) {
    let lines = details(example.arguments.map { issue("No.", argument: $0) })
    #expect(lines == ["No.", "Tests/a.swift:7", example.text])
  }

  @Test("Of the rounds of a loop that fail in the same line, the first is shown; each on demand")
  func loops() {
    let issues = [issue("One."), issue("Two."), issue("Other.", line: 8), issue("Three.")]
    #expect(
      details(issues) == [
        "One.", "Tests/a.swift:7", "and 2 more failures in this line", "Other.", "Tests/a.swift:8",
      ]
    )
    let check = Check(name: "c", status: .failed, issues: issues, file: "Tests/a.swift", line: 1)
    let whole = CheckView(style: Style(hasColour: false), width: 60).details(check, limit: nil)
    #expect(whole.filter { $0.hasPrefix("Tests/") }.count == 4)
  }

  @Test("Long values are wrapped, and left out where a sentence says it and they fill the screen")
  func longValues() {
    let short = Array(repeating: "value", count: 15).joined(separator: " ")
    let lines = details([issue("No.", expectation: "Expectation failed: (a → 1) == \(short)")])
    #expect(lines[1] == "expected  value value value value value value value value")
    #expect(lines[2] == "          value value value value value value value")
    let long = Array(repeating: "value", count: 120).joined(separator: " ")
    let expectation = "Expectation failed: (a → 1) == \(long)"
    let cut = details([issue("No.", expectation: expectation)])
    #expect(
      cut == ["No.", "The compared values are long, and shown with --all.", "Tests/a.swift:7"]
    )
    let difference = "No.\n\n  − a\n  + b"
    #expect(details([issue(difference, expectation: expectation)]).count == 5)
    #expect(details([issue("", expectation: expectation)]).count > 12)
  }

  @Test("Of values that need several lines, only the parts that differ are shown")
  func differingValues() {
    let actual =
      "M.App(title: \"a, b\", rows: [M.Row(id: 1), M.Row(id: 2)], user: Optional(M.U(n: 7)))"
    let expected = "App(title: \"a, b\", rows: [Row(id: 1), Row(id: 3)], user: nil)"
    let lines = details([
      issue("No.", expectation: "Expectation failed: (app → \(actual)) == \(expected)")
    ])
    #expect(
      lines.dropFirst().dropLast() == [
        "expected  App(…, rows: […, Row(id: 3)], user: nil)",
        "actual    App(…, rows: […, Row(id: 2)], user: U(n: 7))",
      ]
    )
  }

  @Test("The line of the suite stands below its place, and a bare condition where no sentence is")
  func condition() {
    let lines = details([issue("No.", source: "await store.send(.tapped)")])
    #expect(lines == ["No.", "Tests/a.swift:7", "  await store.send(.tapped)"])
    #expect(details([issue("No.", expectation: "Expectation failed: isRight")]).count == 2)
    let bare = details([issue("", expectation: "Expectation failed: isRight")])
    #expect(bare.first == "checked   isRight")
  }

  @Test("A line is read from the suite where it says more than the sentence")
  func reads() {
    let id = EventText.id("a")
    var run = EventText.run([
      EventText.announced("a", name: "A"), EventText.event("testStarted", of: id),
      EventText.issue(in: id, "One", line: 2), EventText.issue(in: id, "Two", line: 3),
      EventText.issue(in: id, "Three", comment: "Not yet.", line: 4),
      EventText.issue(in: id, "Four", comment: "Not yet.", line: 3),
    ])
    run.readSources { _ in "one\n  #expect(\n  await store.send(.a)\n  try requireEdits()\n" }
    let sources = run.issues.values.flatMap { $0 }.map { $0.source }
    #expect(sources == [nil, "await store.send(.a)", nil, "await store.send(.a)"])
  }
}
