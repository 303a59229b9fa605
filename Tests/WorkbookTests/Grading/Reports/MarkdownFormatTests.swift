import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Feedback as Markdown", .timeLimit(.minutes(5))) struct MarkdownFormatTests {
  @Test("Points, bars and the failed checks are there; what was not begun is one line")
  func words() {
    let text = MarkdownFormat.text(Sample.mixed)
    #expect(text.hasPrefix("# ada\n\n**5.5 of 36 points** · 15 %\n\n1 of 9 exercises pass."))
    #expect(text.contains("| 1 Numbers \\& more | `████░░░░░░░░░░░░░░░░` | 1 of 6 | 5.5 of 24 |"))
    #expect(text.contains("- ✗ **Below zero too**\n\n  From -3, `double` should give -6 \\& not"))
    #expect(text.contains("  ```text\n  expected  -6\n  actual    3\n  ```"))
    #expect(text.contains("Not started yet: 1.3 Begin."))
    #expect(!text.contains("### · 1.3"))
  }

  @Test("Nothing from outside acts as mark-up")
  func hostile() {
    let text = MarkdownFormat.text(Sample.hostileEverywhere)
    var isFenced = false
    for line in text.lines {
      if line.trimmed.hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced {
        #expect(!Self.holdsMarkup(line), "\(line)")
      }
    }
    #expect(!isFenced)
  }

  /// Whether a `<` or a `](` has no backslash, outside of code.
  private static func holdsMarkup(_ line: String) -> Bool {
    let plain = withoutCode(line.replacing("\\`", with: ""))
    return plain.replacing(#/\\./#, with: "").contains(#/<|\]\(/#)
  }

  /// The line without the text between two runs of backticks of one length.
  private static func withoutCode(_ line: String) -> String {
    var words = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      words += rest[..<start]
      let mark = rest[start...].prefix { $0 == "`" }
      rest = rest[mark.endIndex...]
      let runs = rest.ranges(of: #/`+/#)
      guard let end = runs.first(where: { rest[$0].count == mark.count }) else { break }
      rest = rest[end.upperBound...]
    }
    return words + rest
  }

  @Test("A fence is longer than any run of backticks in it")
  func fences() {
    #expect(MarkdownText.fenced(["a ```` b"]).first == "`````text")
    #expect(MarkdownText.fenced(["a"]) == ["```text", "a", "```"])
  }

  @Test("A sign with an accent on it is escaped too")
  func accents() {
    #expect(MarkdownText.escaped("a<\u{301}b") == "a\\<\u{301}b")
  }
}
