import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The page for the whole class", .timeLimit(.minutes(5))) struct ClassPageTests {
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

  @Test("The page for the class has each learner, exercise and failure, and what to look at")
  func contents() {
    let page = page
    #expect(page.contains("4 submissions") && page.contains("1 not graded"))
    #expect(page.contains("1.2 Double"))
    #expect(page.contains("Below zero too") && page.contains("(2 of 2)"))
    #expect(page.contains("From -3, <code>double</code> should give"))
    #expect(page.contains("2.2 not believed: SECRET: two ends of one test"))
    #expect(page.contains("SECRET: Package.swift differs"))
    #expect(page.contains("not graded: The archive ends too early."))
    #expect(page.contains("Submissions can reach the network"))
    #expect(page.contains("<td class=\"void\""))
  }

  @Test("An exercise that no learner has begun has no row and no column")
  func begun() throws {
    let page = page
    let ids = Sample.mixed.exercises.filter { $0.verdict.status == .notStarted }.map { $0.id }
    let other = try #require(ids.first)
    #expect(page.contains("Not begun yet: \(ids.joined(separator: ", "))."))
    #expect(!page.contains("<th scope=\"col\">\(other)</th>"))
    #expect(page.contains("<th scope=\"col\">1.2</th>"))
  }

  @Test("A class without anybody has a page too")
  func empty() {
    #expect(HTMLReader(ClassPage(submissions: [], pages: []).text).problems == [])
  }
}
