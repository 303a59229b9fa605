import WorkbookKit

/// The pages that are no lessons: before the chapters, and after them.
struct DocumentPages {
  let plan: BookPlan

  /// The first page, and the guide to the chapters.
  func front() -> (pages: [BookPage], problems: [String]) {
    var problems: [String] = []
    var pages = [start(&problems)]
    if let guide = plan.document(BookPlan.chaptersFile) {
      var guide = guide
      guide.blocks = Self.withoutGlossary(guide.blocks)
      pages.append(page(guide, part: .front, &problems))
    }
    return (pages, problems)
  }

  /// The glossary, the library's guide, and what is for instructors and authors.
  func back() -> (pages: [BookPage], problems: [String]) {
    var problems: [String] = []
    var pages = [glossary(&problems), solutions()]
    for document in plan.documents {
      guard document.file != BookPlan.chaptersFile else { continue }
      pages.append(page(document, part: .back, &problems))
    }
    return (pages, problems)
  }

  // MARK: The first page

  private func start(_ problems: inout [String]) -> BookPage {
    let readme = plan.document(BookPlan.readme)?.blocks ?? []
    var writer = MarkdownHTML(plan: plan, file: BookPlan.readme, page: "index.html", terms: nil)
    let opening = readme.dropFirst().prefix { block in
      if case .heading = block { false } else { true }
    }
    let sections = readme.compactMap { block in
      if case .heading(2, let text) = block { text } else { nil }
    }
    var content = PageParts.heading(XMLText.escaped(plan.title)) + "\n"
    content += writer.html(Array(opening))
    content += "<h2 id=\"chapters\">The chapters</h2>\n<ol class=\"cards\">\n"
    for chapter in plan.chapters {
      let work = ChapterPages.work(chapter.chapter.exercises)
      let name = XMLText.escaped(chapter.chapter.title)
      content +=
        "<li>\(PageParts.link(name, to: chapter.path, from: "index.html"))"
        + work.map { "<small>\($0)</small>" }.joined() + "</li>\n"
    }
    content += "</ol>\n"
    let first = "Your first exercise"
    if let section = Markdown(blocks: readme).section(where: { $0 == first }) {
      content += writer.html(section.blocks)
    }
    content += "<h2 id=\"more\">More of the workbook</h2>\n<ul>\n"
    for text in sections where text != first {
      let address = "readme.html#\(Markdown.anchor(of: text))"
      content += "<li>\(PageParts.link(writer.plain(text), to: address, from: "index.html"))</li>\n"
    }
    content += "</ul>\n"
    problems += writer.problems
    return BookPage(path: "index.html", title: plan.title, part: .front, content: content)
  }

  // MARK: Pages as they are

  private func page(
    _ document: BookPlan.Document,
    part: BookPage.Part,
    _ problems: inout [String]
  ) -> BookPage {
    var writer = MarkdownHTML(
      plan: plan,
      file: document.file,
      page: document.path,
      terms: nil,
      folders: [""]
    )
    let title: String
    if case .heading(1, let text)? = document.blocks.first { title = text } else { title = "" }
    var blocks = Array(document.blocks.dropFirst())
    var content = PageParts.heading(writer.plain(title)) + "\n"
    if case .paragraph? = blocks.first { content += writer.html([blocks.removeFirst()]) }
    content += contents(of: blocks, &writer) + writer.html(blocks)
    if document.file == BookPlan.chaptersFile {
      content +=
        "<p>The <a href=\"\(BookPlan.glossaryPath)\">glossary</a> explains each term.</p>\n"
    }
    problems += writer.problems
    let plainTitle = Markdown.spans(of: title).map(\.plain).joined()
    var page = BookPage(path: document.path, title: plainTitle, part: part, content: content)
    let entry = SearchEntry(title: plainTitle, address: document.path, kind: "page")
    page.entries = SearchEntry.entries(of: Array(document.blocks.dropFirst()), on: entry)
    for row in OtherWords(in: document.blocks).rows {
      // Who looks for a word is led to what it stands for.
      guard let link = writer.references(row.place).firstMatch(of: /href="(.*?)">(.*?)</) else {
        continue
      }
      let address = link.1.hasPrefix("#") ? document.path + link.1 : String(link.1)
      let exercise = plan.chapters.flatMap(\.chapter.exercises).first { "\($0.id)" == row.place }
      page.entries += row.words.map { word in
        SearchEntry(
          title: word,
          address: address,
          kind: "in other words",
          note: exercise?.name ?? String(link.2),
          text: SearchText.plain(row.meaning)
        )
      }
    }
    return page
  }

  /// Links to the sections of a long page.
  private func contents(of blocks: [Markdown.Block], _ writer: inout MarkdownHTML) -> String {
    let headings = blocks.compactMap { block in
      if case .heading(2, let text) = block { text } else { nil }
    }
    // Some pages begin with a list of their own.
    let hasList = if case .list? = blocks.first { true } else { false }
    guard headings.count > 3, !hasList else { return "" }
    var rows = ""
    for text in headings {
      let anchor = XMLText.attribute(Markdown.anchor(of: text))
      rows += "<li><a href=\"#\(anchor)\">\(writer.plain(text))</a></li>\n"
    }
    return "<nav class=\"here\" aria-label=\"On this page\">\n<ul>\n\(rows)</ul>\n</nav>\n"
  }

  private static func withoutGlossary(_ blocks: [Markdown.Block]) -> [Markdown.Block] {
    var isGlossary = false
    return blocks.filter { block in
      if case .heading(2, let text) = block { isGlossary = text == "Glossary" }
      return !isGlossary
    }
  }

  // MARK: The glossary

  private func glossary(_ problems: inout [String]) -> BookPage {
    let path = BookPlan.glossaryPath
    var writer = MarkdownHTML(plan: plan, file: BookPlan.chaptersFile, page: path, terms: nil)
    var content = PageParts.heading("Glossary") + "\n<dl class=\"glossary\">\n"
    var entries = [SearchEntry(title: "Glossary", address: path, kind: "page")]
    for entry in plan.glossary.entries {
      content += """
        <dt id="\(XMLText.attribute(entry.id))">\(writer.plain(entry.term))</dt>
        <dd>\(writer.plain(entry.meaning)) <small>\(writer.references(entry.taughtIn))</small></dd>

        """
      entries.append(
        SearchEntry(
          title: entry.title,
          address: "\(path)#\(entry.id)",
          kind: "term",
          text: SearchText.plain(entry.meaning)
        )
      )
    }
    problems += writer.problems
    var page = BookPage(
      path: path,
      title: "Glossary",
      part: .back,
      content: content + "</dl>\n"
    )
    page.entries = entries
    return page
  }

  // MARK: The solutions

  private func solutions() -> BookPage {
    let path = BookPlan.solutionsPath
    var content = PageParts.heading("Solutions") + "\n"
    for chapter in plan.chapters {
      content += "<h2>\(XMLText.escaped(chapter.chapter.title))</h2>\n<ul class=\"plain\">\n"
      for exercise in chapter.chapter.exercises {
        guard let address = plan.addresses.address(of: exercise.solutionFile) else { continue }
        let link = PageParts.link(XMLText.escaped(exercise.name), to: address, from: path)
        content += "<li>\(link)</li>\n"
      }
      content += "</ul>\n"
    }
    var page = BookPage(path: path, title: "Solutions", part: .back, content: content)
    page.isInOrder = false
    page.entries = [SearchEntry(title: "Solutions", address: path, kind: "page")]
    return page
  }
}
