import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Feedback as Markdown", .timeLimit(.minutes(20))) struct MarkdownFormatTests {
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
