import WorkbookKit

/// Puts pages in the frame that all have: what is above, beside and below the text.
struct PageFrame: Sendable {
  private let plan: BookPlan
  /// The pages before and after each page, by their addresses.
  private let neighbours: [String: (previous: Link?, next: Link?)]

  private struct Link: Sendable {
    var path: String
    var title: String
  }

  init(plan: BookPlan, order pages: [BookPage]) {
    self.plan = plan
    let links = pages.map { Link(path: $0.path, title: $0.title) }
    var neighbours: [String: (previous: Link?, next: Link?)] = [:]
    for (index, link) in links.enumerated() {
      neighbours[link.path] = (
        index > 0 ? links[index - 1] : nil, index + 1 < links.count ? links[index + 1] : nil
      )
    }
    self.neighbours = neighbours
  }

  func text(of page: BookPage) -> String {
    let up = BookAddresses.link(to: "", from: page.path)
    let isStart = page.path == "index.html"
    let title = isStart ? plan.title : "\(page.title) · \(shortTitle)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(XMLText.escaped(title))</title>
      <link rel="stylesheet" href="\(up)style.css"/>
      <script src="\(up)search.js" defer="defer"></script>
      <script src="\(up)page.js" defer="defer"></script>
      \(filmScript(page, up))\
      </head>
      <body>
      <a class="skip" href="#text">Skip to the text</a>
      <header>
      <a class="home" href="\(up)index.html">\(XMLText.escaped(shortTitle))</a>
      <a class="to-contents" href="#contents">Contents</a>
      <form role="search" hidden="hidden" data-root="\(up)">
      <label for="search">Search</label>
      <input id="search" type="search" autocomplete="off" placeholder="Search the book"/>
      </form>
      </header>
      <div class="page">
      <main id="text" tabindex="-1">
      \(page.content)\(turning(page))</main>
      <nav id="contents" class="contents" aria-label="Contents" tabindex="-1">
      \(contents(page))</nav>
      </div>
      </body>
      </html>

      """
  }

  /// The style and script of a film, where there is one.
  private func filmScript(_ page: BookPage, _ up: String) -> String {
    guard page.content.contains("<section class=\"film\"") else { return "" }
    return """
      <link rel="stylesheet" href="\(up)film.css"/>
      <script src="\(up)film.js" defer="defer"></script>

      """
  }

  /// The title of the book without what follows a colon.
  private var shortTitle: String {
    String(plan.title.prefix { $0 != ":" })
  }

  /// Links to the pages before and after.
  private func turning(_ page: BookPage) -> String {
    guard let near = neighbours[page.path] else { return "" }
    func link(_ link: Link?, _ rel: String, _ word: String) -> String {
      guard let link else { return "" }
      let address = XMLText.attribute(BookAddresses.link(to: link.path, from: page.path))
      return "<a rel=\"\(rel)\" href=\"\(address)\"><small>\(word)</small>"
        + " \(XMLText.escaped(link.title))</a>\n"
    }
    return "<nav class=\"turning\" aria-label=\"Previous and next page\">\n"
      + link(near.previous, "prev", "Previous") + link(near.next, "next", "Next") + "</nav>\n"
  }

  // MARK: Contents

  private func contents(_ page: BookPage) -> String {
    var front = [item("index.html", "Start", page)]
    if let guide = plan.document(BookPlan.chaptersFile) {
      front.append(item(guide.path, "How to use it", page))
    }
    var text = list(front) + "<h2>Chapters</h2>\n<ol>\n"
    for chapter in plan.chapters {
      let isOpen = page.part == .chapter(chapter.chapter.number)
      let sections = isOpen ? sections(of: chapter, page) : ""
      text += "<li>\(link(chapter.path, chapter.chapter.title, page))\(sections)</li>\n"
    }
    text += "</ol>\n<h2>To look things up</h2>\n"
    var items = [item(BookPlan.glossaryPath, "Glossary", page)]
    for document in plan.documents {
      guard case .heading(1, let title)? = document.blocks.first,
        document.file != BookPlan.chaptersFile
      else { continue }
      let name = Self.names[document.file] ?? Markdown.spans(of: title).map(\.plain).joined()
      items.append(item(document.path, name, page))
    }
    items.append(item(WholeBook.path, WholeBook.title, page))
    return text + list(items)
  }

  private static let names = [
    BookPlan.readme: "About the workbook", BookPlan.libraryFile: "The library",
    BookPlan.instructorsFile: "For instructors",
  ]

  private func sections(of chapter: BookPlan.ChapterPlan, _ page: BookPage) -> String {
    let items = chapter.sections.map { section in
      let title = Markdown.spans(of: section.heading).map(\.plain).joined()
      return "<li>\(link(section.path, title, page, mark: PageParts.mark(section)))</li>\n"
    }
    return "\n" + list(items)
  }

  private func list(_ items: [String]) -> String {
    "<ul>\n\(items.joined())</ul>\n"
  }

  private func item(_ address: String, _ title: String, _ page: BookPage) -> String {
    "<li>\(link(address, title, page))</li>\n"
  }

  private func link(
    _ address: String,
    _ title: String,
    _ page: BookPage,
    mark: String = ""
  ) -> String {
    let link = XMLText.attribute(BookAddresses.link(to: address, from: page.path))
    let current = address == page.path ? " aria-current=\"page\"" : ""
    return "<a href=\"\(link)\"\(current)>\(XMLText.escaped(title))\(mark)</a>"
  }
}
