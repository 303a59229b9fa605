import Testing

@testable import WorkbookKit

@Suite("A check that failed", .timeLimit(.minutes(5))) struct CheckViewTests {
  private func details(_ issues: [Check.Issue]) -> [String] {
    CheckView(style: Style(hasColour: false), width: 60)
      .details(Check(name: "c", status: .failed, issues: issues, file: "Tests/a.swift", line: 1))
  }

  private func issue(
    _ comment: String,
    expectation: String? = nil,
    source: String? = nil,
    argument: String? = nil
  ) -> Check.Issue {
    Check.Issue(
      comment: comment,
      expectation: expectation,
      file: "Tests/a.swift",
      line: 7,
      source: source,
      argument: argument
    )
  }

  @Test("One argument is shown in full, with all its issues, and the others are named")
  func arguments() {
    let lines = details([
      issue("One of .a.", argument: ".a"), issue("Two of .a.", argument: ".a"),
      issue("One of .b.", argument: ".b"), issue("Two of .b.", argument: ".b"),
      issue("One of .c.", argument: ".c"),
    ])
    #expect(
      lines == [
        "One of .a.", "Tests/a.swift:7", "Two of .a.", "Tests/a.swift:7", "and for 2 more: .b; .c",
      ]
    )
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
    #expect(cut == ["No.", "Expected and actual value are long, and left out.", "Tests/a.swift:7"])
    #expect(details([issue("", expectation: expectation)]).count > 12)
  }

  @Test("The line of the suite stands below its place")
  func source() {
    let lines = details([issue("No.", source: "await store.send(.tapped)")])
    #expect(lines == ["No.", "Tests/a.swift:7", "  await store.send(.tapped)"])
  }

  @Test("A bare condition is shown only where there is no sentence")
  func condition() {
    #expect(details([issue("No.", expectation: "Expectation failed: isRight")]).count == 2)
    let bare = details([issue("", expectation: "Expectation failed: isRight")])
    #expect(bare.first == "checked   isRight")
    let values = details([issue("No.", expectation: "Expectation failed: (n → 2) == 3")])
    #expect(values.contains("expected  3") && values.contains("actual    2"))
  }

  @Test("A line is read from the suite, unless it only opens an expectation")
  func reads() {
    let id = EventText.id("a")
    var run = EventText.run([
      EventText.announced("a", name: "A"), EventText.event("testStarted", of: id),
      EventText.issue(in: id, "One", line: 2), EventText.issue(in: id, "Two", line: 3),
    ])
    run.readSources { _ in "one\n  #expect(\n  await store.send(.a)\n" }
    #expect(run.issues.values.flatMap { $0 }.map { $0.source } == [nil, "await store.send(.a)"])
  }
}
