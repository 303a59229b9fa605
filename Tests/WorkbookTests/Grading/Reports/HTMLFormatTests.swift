import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The page for a learner") struct HTMLFormatTests {
  @Test("The page for a learner is well formed, and loads and runs nothing, for every submission")
  func form() {
    for sample in [Sample.mixed, Sample.unreadable, Sample.hostileEverywhere] {
      let page = HTMLFormat.text(sample)
      let reader = HTMLReader(page)
      #expect(reader.problems == [])
      #expect(reader.targets.allSatisfy { $0.hasPrefix("#chapter-") })
      #expect(page.contains("content=\"default-src 'none';"))
    }
    #expect(HTMLFormat.text(Sample.hostileEverywhere).contains("&lt;script&gt;"))
  }

  @Test("Every sign of mark-up is escaped, and what XML forbids is replaced")
  func escaping() {
    let escaped = "1&#10;\u{FFFD}\u{FFFD}&quot;&lt;&amp;&gt;&#39;"
    #expect(XMLText.attribute("1\n\u{8}\u{FFFF}\"<&>'") == escaped)
  }
}
