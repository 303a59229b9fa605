import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// The book of this workbook, made as an author makes it.
@Suite("The book") struct BookTests {
  private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/")
  private static let made = Result { () throws -> (Workbook, Book) in
    let workbook = try Workbook(root: root, source: .solutions)
    return (workbook, try Book(of: workbook))
  }
  private static let readers: [String: BookPageReader] = {
    let files = (try? made.get().1.files) ?? [:]
    return files.filter { $0.key.hasSuffix(".html") }.mapValues(BookPageReader.init)
  }()

  private let workbook: Workbook
  private let book: Book

  init() throws {
    (workbook, book) = try Self.made.get()
  }

  private func reader(_ path: String) throws -> BookPageReader {
    try #require(Self.readers[path], "There is no page \(path).")
  }

  @Test("Every page is well formed, in one language, with a title and landmarks")
  func form() {
    for (path, page) in Self.readers {
      #expect(page.problem == nil, "\(path)")
      #expect(page.count("html", ["lang": "en"]) == 1, "\(path)")
      #expect(page.count("main") == 1 && page.count("header") == 1, "\(path)")
      #expect(page.count("a", ["class": "skip", "href": "#text"]) == 1, "\(path)")
      let scripts = page.count("section", ["class": "film"]) == 1 ? 3 : 2
      #expect(page.count("script") == scripts, "\(path): the scripts of the book, and no other")
      #expect(Set(page.ids).count == page.ids.count, "\(path): an id is there twice")
      let pictures = page.elements.filter { $0.name == "img" || $0.name == "svg" }
      let isSaid = pictures.allSatisfy {
        $0.attributes["alt"]?.isEmpty == false || $0.attributes["aria-label"]?.isEmpty == false
      }
      #expect(isSaid, "\(path): a picture without a text")
    }
  }

  @Test("Every page has one main heading first, and leaves no level out")
  func headings() {
    for (path, page) in Self.readers {
      let levels = page.headings
      #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(path): \(levels)")
      for (level, next) in zip(levels, levels.dropFirst()) {
        #expect(next <= level + 1, "\(path): \(levels)")
      }
    }
  }

  @Test("Every link within the book leads to a page, and to a place on it")
  func links() {
    let ids = Self.readers.mapValues { Set($0.ids) }
    for (path, page) in Self.readers {
      for link in Set(page.links) where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty
          ? path : BookPlan.resolved(String(parts[0]), in: path.parentFolder)
        #expect(book.files[target] != nil, "\(path): \(link)")
        guard parts.count == 2 else { continue }
        #expect(ids[target]?.contains(String(parts[1])) == true, "\(path): \(link)")
      }
    }
  }

  @Test("Nothing is loaded from elsewhere")
  func ownFilesOnly() throws {
    for (path, page) in Self.readers {
      let loaded = page.elements.filter { ["link", "script", "img"].contains($0.name) }
      for element in loaded {
        let source = element.attributes["src"] ?? element.attributes["href"] ?? ""
        #expect(!source.contains("//"), "\(path): \(source)")
      }
    }
    let sheet = String(decoding: try #require(book.files["style.css"]), as: UTF8.self)
    #expect(!sheet.contains("url(") && !sheet.contains("@import"))
  }

  @Test("Every exercise has its starter, hints, suite, and the solution on a page of its own")
  func exercises() throws {
    let plan = BookPlan(of: workbook)
    for exercise in workbook.exercises {
      let address = try #require(plan.addresses.address(of: exercise.starterFile))
      let page = try reader(String(address.prefix { $0 != "#" }))
      let source = try #require(MarkedSource(of: exercise, in: workbook))
      let starter = source.starter.trimmingCharacters(in: .newlines)
      #expect(page.text.contains(starter), "\(exercise.name)")
      #expect(page.text.contains("\(exercise.section.minutes) minute"), "\(exercise.name)")
      let hints = page.count("details") - (page.text.contains("The same as text") ? 1 : 0)
      let isAsked = exercise.section.why != nil
      #expect(
        hints >= exercise.section.hints.count + (isAsked ? 1 : 0),
        "\(exercise.name) has \(hints) folded parts."
      )
      for file in [exercise.suiteFile, exercise.solutionFile] {
        let address = try #require(plan.addresses.address(of: file))
        #expect(page.links.contains("../" + address), "\(exercise.name)")
      }
      // What the learner is to write is on the page of the solution alone.
      let solution = try reader(try #require(plan.addresses.address(of: exercise.solutionFile)))
      let whole = source.solution.trimmingCharacters(in: .newlines)
      #expect(solution.text.contains(whole), "\(exercise.name)")
      #expect(!page.text.contains(whole), "\(exercise.name)")
    }
  }

  @Test("Every heading of a lesson is a page or a place on one")
  func sections() throws {
    let plan = BookPlan(of: workbook)
    for chapter in workbook.chapters {
      for line in try #require(Files.text(workbook.absolute(chapter.lessonFile))).lines
      where line.hasPrefix("## ") {
        let anchor = Markdown.anchor(of: line)
        let address = try #require(plan.addresses.address(of: chapter.lessonFile, anchor: anchor))
        #expect(book.files[String(address.prefix { $0 != "#" })] != nil, "\(line)")
      }
    }
  }

  @Test("Pages follow one another, and each leads back to the one before")
  func turning() throws {
    var path = "index.html"
    var seen: Set<String> = []
    while seen.insert(path).inserted {
      let links = try reader(path).elements.filter { $0.attributes["rel"] == "next" }
      guard let next = links.first?.attributes["href"] else { break }
      let target = BookPlan.resolved(next, in: path.parentFolder)
      let back = try reader(target).elements.first { $0.attributes["rel"] == "prev" }
      let previous = try #require(back?.attributes["href"])
      #expect(BookPlan.resolved(previous, in: target.parentFolder) == path)
      path = target
    }
    let plan = BookPlan(of: workbook)
    for section in plan.chapters.flatMap(\.sections) { #expect(seen.contains(section.path)) }
  }

  @Test("Every page has a title that no other page has")
  func titles() {
    let titles = Self.readers.mapValues { $0.title }
    for (title, paths) in Dictionary(grouping: titles.keys, by: { titles[$0] ?? "" }) {
      #expect(!title.isEmpty && paths.count == 1, "\(title): \(paths.sorted())")
    }
  }

  @Test("Extra exercises are marked beside a page and in their chapter, and counted apart")
  func extras() throws {
    for chapter in BookPlan(of: workbook).chapters {
      let page = try reader(chapter.path)
      let all = chapter.chapter.exercises
      let count = all.count { $0.section.isExtra }
      #expect(page.count("span", ["class": "extra"]) == 2 * count, "\(chapter.folder)")
      let work = ChapterPages.work(all)
      #expect(work.count == 2 && work[0].hasPrefix("\(all.count - count) required, about "))
      #expect(work[1].hasPrefix("\(count) extra, about "))
      let start = try reader("index.html").text
      for part in work { #expect(page.text.contains(part) && start.contains(part), "\(part)") }
    }
  }

  @Test("No header cell is empty, and the picture on the first page leads to itself")
  func details() throws {
    for (path, page) in Self.readers { #expect(page.emptyHeaders == 0, "\(path)") }
    let start = try reader("index.html")
    let picture = try #require(start.elements.first { $0.name == "img" }?.attributes["src"])
    #expect(start.count("a", ["class": "picture", "href": picture]) == 1)
  }

  @Test("A lesson links the first use of a term to the glossary, and no other")
  func terms() throws {
    let plan = BookPlan(of: workbook)
    for chapter in plan.chapters {
      let paths = [chapter.path] + chapter.sections.map(\.path)
      let links = try paths.flatMap { path in
        try reader(path).elements.filter { $0.attributes["class"] == "term" }
          .compactMap { $0.attributes["href"] }
      }
      #expect(!links.isEmpty)
      #expect(Set(links).count == links.count, "\(chapter.folder)")
    }
  }
}
