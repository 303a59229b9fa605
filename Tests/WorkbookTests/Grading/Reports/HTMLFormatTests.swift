import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The page for a learner", .timeLimit(.minutes(20))) struct HTMLFormatTests {
  private static let samples = [Sample.mixed, Sample.unreadable, Sample.hostileEverywhere]

  @Test("The page for a learner is well formed, and loads and runs nothing, for every submission")
  func form() {
    for sample in Self.samples {
      let page = HTMLReader(HTMLFormat.text(sample))
      #expect(page.problems == [])
      let names = Set(page.elements.map { $0.name })
      #expect(
        names.isDisjoint(with: ["script", "img", "link", "iframe", "object", "form", "base"])
      )
      let attributes = Set(page.elements.flatMap { $0.attributes.keys })
      #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "src" })
      let targets = page.elements.compactMap { $0.attributes["href"] }
      #expect(targets.allSatisfy { $0.hasPrefix("#chapter-") })
      #expect(page.elements.contains { $0.attributes["name"] == "viewport" })
      #expect(page.elements.contains { $0.attributes["content"]?.contains("'none'") == true })
    }
  }

  @Test("No control character and no mark of direction is left in it")
  func characters() {
    let page = HTMLFormat.text(Sample.hostileEverywhere)
    #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
    #expect(!page.contains("\u{202E}"))
    #expect(page.contains("&lt;script&gt;"))
  }
}
