import Testing

@testable import WorkbookKit

@Suite("Lines of source below a message") struct ExcerptTests {
  @Test("A mistake far to the right is shown, with the mark below it")
  func long() {
    let short = ["3 | let a = b", "  |         `- error"]
    #expect(Excerpt(lines: short, label: "- error").lines(width: 40) == short)
    let lines = [
      "3 | let name = first(second: third, fourth)", "  |                         `- error",
    ]
    #expect(
      Excerpt(lines: lines, label: "- error").lines(width: 30) == [
        "3 | …e = first(second: third,…", "  |                   `- error",
      ]
    )
  }
}
