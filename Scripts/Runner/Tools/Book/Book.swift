import Foundation
import WorkbookKit

/// The workbook as pages to read in a browser, without a server.
struct Book: Sendable {
  /// The contents of the files, by their paths in the book's folder.
  let files: [String: Data]

  /// Makes all pages.
  ///
  /// - Throws: `WorkbookError`, with a line for each link that leads nowhere.
  init(of workbook: Workbook) throws {
    let plan = BookPlan(of: workbook)
    let rendered = try concurrently(Self.tasks(plan)) { $0() }
    let problems = rendered.flatMap { $0.problems }
    guard problems.isEmpty else {
      throw WorkbookError("The book cannot be made:\n" + problems.joined(separator: "\n"))
    }
    let pages = Self.distinct(rendered.flatMap { $0.pages }, plan)
    let order = pages.filter { $0.isInOrder }
    let frame = PageFrame(plan: plan, order: order)
    let all = pages + [WholeBook(of: order).page]
    let texts = try concurrently(all) { ($0.path, Data(frame.text(of: $0).utf8)) }
    var files = Dictionary(texts, uniquingKeysWith: { first, _ in first })
    for name in ["style.css", "search.js", "page.js", "film.css", "film.js"] {
      files[name] = Data(try workbook.bookAsset(name).utf8)
    }
    files[SearchIndex.file] = Data(try SearchIndex(pages: pages).script().utf8)
    self.files = files.merging(plan.pictures) { $1 }
  }

  /// Adds the chapter to a title that several pages have, so that tabs and what is found can be told
  /// apart.
  private static func distinct(_ pages: [BookPage], _ plan: BookPlan) -> [BookPage] {
    let counts = Dictionary(pages.map { ($0.title, 1) }, uniquingKeysWith: +)
    let names = plan.chapters.map { ($0.chapter.number, $0.chapter.title) }
    let chapters = Dictionary(names, uniquingKeysWith: { first, _ in first })
    return pages.map { page in
      guard counts[page.title, default: 0] > 1, case .chapter(let number) = page.part,
        let chapter = chapters[number]
      else { return page }
      var page = page
      let title = page.title
      page.title += ": \(chapter)"
      for index in page.entries.indices where page.entries[index].title == title {
        page.entries[index].title = page.title
      }
      return page
    }
  }

  private typealias Task = @Sendable () -> (pages: [BookPage], problems: [String])

  /// Work that can be done at the same time; the pages are in the order of reading.
  private static func tasks(_ plan: BookPlan) -> [Task] {
    var tasks: [Task] = [{ DocumentPages(plan: plan).front() }]
    tasks += plan.chapters.map { chapter in { ChapterPages(plan: plan, chapter: chapter).all() } }
    tasks.append { DocumentPages(plan: plan).back() }
    // A few files at a time, so that all cores have something to do until the end.
    for start in stride(from: 0, to: plan.files.count, by: 16) {
      let files = Array(plan.files[start..<min(start + 16, plan.files.count)])
      tasks.append { (files.map(CodePages(plan: plan).page), []) }
    }
    return tasks
  }
}
