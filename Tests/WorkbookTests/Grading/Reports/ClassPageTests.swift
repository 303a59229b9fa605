import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The page for the whole class", .timeLimit(.minutes(20))) struct ClassPageTests {
  private let submissions = [
    Sample.mixed, Sample.named("b:c/d"), Sample.unreadable, Sample.hostileEverywhere,
  ]

  private var page: String {
    ClassPage(
      submissions: submissions,
      pages: ["ada.html", "b_c_d.html", "ben.html", "x?#.html"]
    ).text
  }

  @Test("The page for the whole class is well formed, and loads and runs nothing")
  func form() {
    let reader = HTMLReader(page)
    #expect(reader.problems == [])
    let names = Set(reader.elements.map { $0.name })
    #expect(names.isDisjoint(with: ["script", "img", "link", "iframe", "object", "form", "base"]))
    let attributes = Set(reader.elements.flatMap { $0.attributes.keys })
    #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "src" })
    let targets = reader.elements.compactMap { $0.attributes["href"] }
    #expect(targets.allSatisfy { $0.hasPrefix("./") } && targets.contains("./x%3F%23.html"))
    #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
    #expect(!page.contains("\u{202E}"))
  }

  @Test("A class without anybody has a page too")
  func empty() {
    #expect(HTMLReader(ClassPage(submissions: [], pages: []).text).problems == [])
  }
}
