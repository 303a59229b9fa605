import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The book") struct BookTests {
  private let book: BookMiniature

  init() throws {
    book = try BookMiniature.shared.get()
  }

  @Test("Every page is well formed, has a title of its own and landmarks, and loads nothing else")
  func form() {
    for (path, page) in book.pages {
      #expect(page.problem == nil, "\(path)")
      #expect(page.count("html", ["lang": "en"]) == 1, "\(path)")
      #expect(page.count("main") == 1 && page.count("header") == 1, "\(path)")
      #expect(page.count("a", ["class": "skip", "href": "#text"]) == 1, "\(path)")
      let scripts = page.count("section", ["class": "film"]) == 1 ? 3 : 2
      #expect(page.count("script") == scripts, "\(path): the scripts of the book, and no other")
      #expect(Set(page.ids).count == page.ids.count, "\(path): an id is there twice")
      for element in page.elements {
        let values = element.attributes
        if ["link", "script", "img"].contains(element.name) {
          #expect(!(values["src"] ?? values["href"] ?? "").contains("//"), "\(path)")
        }
        if element.name == "img" { #expect(values["alt"]?.isEmpty == false, "\(path)") }
      }
      let levels = page.headings
      #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(path): \(levels)")
      for (level, next) in zip(levels, levels.dropFirst()) {
        #expect(next <= level + 1, "\(path): \(levels)")
      }
    }
    let titles = Dictionary(grouping: book.pages.keys) { book.pages[$0]?.title ?? "" }
    #expect(titles[""] == nil && titles.values.allSatisfy { $0.count == 1 }, "\(titles)")
  }

  @Test("Every link within the book leads to a page, and to a place on it")
  func links() throws {
    let ids = book.pages.mapValues { Set($0.ids) }
    for (path, page) in book.pages {
      for link in Set(page.links) where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty
          ? path : Files.resolved(String(parts[0]), in: path.parentFolder)
        #expect(book.files[target] != nil, "\(path): \(link)")
        guard parts.count == 2 else { continue }
        #expect(ids[target]?.contains(String(parts[1])) == true, "\(path): \(link)")
      }
    }
    let start = try book.page("index.html")
    let picture = try #require(start.elements.first { $0.name == "img" }?.attributes["src"])
    #expect(start.count("a", ["class": "picture", "href": picture]) == 1)
  }

  @Test("Every exercise has its starter, hints, suite, and the solution on a page of its own")
  func exercises() throws {
    for exercise in book.workbook.exercises {
      let address = try #require(book.plan.addresses.address(of: exercise.starterFile))
      let page = try book.page(String(address.prefix { $0 != "#" }))
      let source = try #require(MarkedSource(of: exercise, in: book.workbook))
      #expect(page.text.contains(source.starter.trimmingCharacters(in: .newlines)))
      #expect(page.text.contains("5 minutes"))
      #expect(page.count("details") == (exercise.section.why == nil ? 3 : 4))
      for file in [exercise.suiteFile, exercise.solutionFile] {
        let address = try #require(book.plan.addresses.address(of: file))
        #expect(page.links.contains("../" + address))
      }
      // What the learner is to write is on the page of the solution alone.
      let path = try #require(book.plan.addresses.address(of: exercise.solutionFile))
      let whole = source.solution.trimmingCharacters(in: .newlines)
      #expect(try book.page(path).text.contains(whole) && !page.text.contains(whole))
    }
  }

  @Test("Pages follow one another, and each leads back to the one before")
  func turning() throws {
    var path = "index.html"
    var seen: Set<String> = []
    while seen.insert(path).inserted {
      let links = try book.page(path).elements.filter { $0.attributes["rel"] == "next" }
      guard let next = links.first?.attributes["href"] else { break }
      let target = Files.resolved(next, in: path.parentFolder)
      let back = try book.page(target).elements.first { $0.attributes["rel"] == "prev" }
      let previous = try #require(back?.attributes["href"])
      #expect(Files.resolved(previous, in: target.parentFolder) == path)
      path = target
    }
    for section in book.plan.chapters.flatMap(\.sections) { #expect(seen.contains(section.path)) }
  }

  @Test("Extra exercises are marked beside a page and in their chapter, and counted apart")
  func extras() throws {
    let start = try book.page("index.html").text
    let expected = [(0, "3 required, about 15 minutes"), (2, "1 extra, about 5 minutes")]
    for (chapter, (marks, work)) in zip(book.plan.chapters, expected) {
      let page = try book.page(chapter.path)
      #expect(page.count("span", ["class": "extra"]) == marks)
      #expect(page.text.contains(work) && start.contains(work))
    }
  }

  @Test("A lesson links the first use of a term to the glossary, and no other")
  func terms() throws {
    for chapter in book.plan.chapters {
      let paths = [chapter.path] + chapter.sections.map(\.path)
      let links = try paths.flatMap { path in
        try book.page(path).elements.filter { $0.attributes["class"] == "term" }
          .compactMap { $0.attributes["href"] }
      }
      #expect(links.filter { $0.hasSuffix("#term-number") }.count == 1)
      #expect(Set(links).count == links.count)
    }
  }

  // MARK: What the search finds; the order is the script's

  private func entries() throws -> [SearchEntry] {
    let script = try book.text(SearchIndex.file)
    let json = try #require(script.firstRange(of: "[").map { script[$0.lowerBound...] })
    let list = json.trimmingCharacters(in: CharacterSet(charactersIn: ";\n"))
    return try JSONDecoder().decode([[String]].self, from: Data(list.utf8)).map { row in
      try #require(row.count == 5)
      return SearchEntry(title: row[0], address: row[1], kind: row[2], note: row[3], text: row[4])
    }
  }

  @Test("Every exercise, section, term and row is found once, at its place, without its hints")
  func search() throws {
    let all = try entries()
    let others = all.filter { $0.kind == "in other words" }
    #expect(others.map(\.title) == ["digit", "List<Int>"])
    let entries = all.filter { $0.kind != "in other words" }
    let addresses = entries.map(\.address)
    #expect(others.allSatisfy { addresses.contains($0.address) && $0.note == "1.1 Add" })
    #expect(Set(addresses).count == addresses.count)
    for address in addresses {
      let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
      let ids = try book.page(parts[0]).ids
      #expect(parts.count == 1 || ids.contains(parts[1]), "\(address)")
    }
    let sections = book.plan.chapters.flatMap(\.sections).map(\.path)
    let terms = book.plan.glossary.entries.map { "glossary.html#\($0.id)" }
    #expect(Set(addresses).isSuperset(of: sections + terms))
    let rows = entries.filter { $0.address.contains("#row-") }
    #expect(rows.map(\.title) == ["sum", "twice", "is gone"])
    #expect(rows.last?.kind == "message" && rows.last?.text == "Look for it. · away")
    let second = try book.text("older.html").components(separatedBy: "id=\"row-2\">").last
    #expect(second?.prefix { $0 != "\n" }.contains("twice") == true)
    #expect(entries.allSatisfy { !$0.text.contains("Hint 1 of") })
    #expect(Set(entries.map { "\($0.title)\n\($0.kind)\n\($0.note)" }).count == entries.count)
    #expect(try !book.text("index.html").contains(SearchIndex.file))
  }

  @Test("A text is found without its mark-up, drawings and hints")
  func plain() {
    let text = """
      A `b` **c** [d](e.md).

      <details><summary>Hint 1</summary>

      no

      </details>

      | f | g |
      |---|---|
      | h | i |

      - j

      ```swift
      let k = 1
      ```
      """
    let plain = SearchText.joined(Markdown(parsing: text).blocks.map(SearchText.plain))
    #expect(plain == "A b c d. f g h i j let k = 1")
  }
}
