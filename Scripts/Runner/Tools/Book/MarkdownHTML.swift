import WorkbookKit

/// Writes Markdown as HTML for a page of the book.
struct MarkdownHTML {
  /// The page that is written.
  var page: String { didSet { rowCount = 0 } }
  /// The file of the text, relative to the root, from whose folder its links start.
  var file: String
  private let workbook: Workbook
  let addresses: BookAddresses
  /// The folders in which a file that the text names may be.
  let searchFolders: [String]
  /// Links to the glossary, from the first use of each term on.
  var terms: TermLinker?
  /// The addresses of exercises, by their numbers, for tables that refer to them.
  var exercises: [String: String] = [:]
  /// The number of rows on the page, so far, that a link finds.
  private var rowCount = 0
  /// The parts that could not be written, in sentences.
  private(set) var problems: [String] = []

  init(plan: BookPlan, file: String, page: String, terms: TermLinker?, folders: [String] = []) {
    self.page = page
    self.file = file
    self.terms = terms
    workbook = plan.workbook
    addresses = plan.addresses
    searchFolders = [file.parentFolder] + folders
    let sections = plan.chapters.flatMap { $0.sections }
    let pairs = sections.compactMap { section in
      section.exercise.map { ($0.id.description, section.path) }
    }
    exercises = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter raised: By how many levels headings are raised: a section of a lesson is a page.
  mutating func html(_ blocks: [Markdown.Block], raised: Int = 0) -> String {
    var text = ""
    for block in blocks { text += html(block, raised: raised) }
    return text
  }

  private mutating func html(_ block: Markdown.Block, raised: Int) -> String {
    switch block {
    case .heading(let level, let text):
      let level = max(2, level - raised)
      let anchor = XMLText.attribute(Markdown.anchor(of: text))
      return "<h\(level) id=\"\(anchor)\">\(plain(text))</h\(level)>\n"
    case .paragraph(let text):
      return "<p>\(line(text))</p>\n"
    case .code("mermaid", _):
      // Its text form follows, and is shown in its place.
      return ""
    case .code(let language, let lines):
      return CodeHTML.block(lines, language: language)
    case .list(let items, let isLoose):
      return list(items, isLoose: isLoose, raised: raised)
    case .quote(let blocks):
      return "<blockquote>\n\(html(blocks, raised: raised))</blockquote>\n"
    case .table(let header, let rows):
      return table(header, rows)
    case .details(Markdown.textForm, let blocks):
      return "<figure>\n\(html(blocks, raised: raised))</figure>\n"
    case .details(let summary, let blocks):
      return "<details>\n<summary>\(XMLText.escaped(summary))</summary>\n"
        + html(blocks, raised: raised) + "</details>\n"
    case .rule:
      return "<hr/>\n"
    }
  }

  private mutating func list(_ items: [Markdown.Item], isLoose: Bool, raised: Int) -> String {
    let marker = items.first?.marker ?? ""
    let number = marker.hasSuffix(".") ? Int(marker.dropLast()) : nil
    let tag = number == nil ? "ul" : "ol"
    let start = (number ?? 1) == 1 ? "" : " start=\"\(number ?? 1)\""
    var text = "<\(tag)\(start)>\n"
    for item in items {
      if !isLoose, case .paragraph(let first)? = item.blocks.first {
        let rest = Array(item.blocks.dropFirst())
        text += "<li>\(line(first))\(html(rest, raised: raised))</li>\n"
      } else {
        text += "<li>\(html(item.blocks, raised: raised))</li>\n"
      }
    }
    return text + "</\(tag)>\n"
  }

  // MARK: Tables

  /// The roles are said because a narrow screen shows each row as a block, and a table that is
  /// shown so is no table for a screen reader any more.
  private mutating func table(_ header: [String], _ rows: [[String]]) -> String {
    let names = header.map { Markdown.spans(of: $0).map(\.plain).joined() }
    let hasHeader = names.contains { !$0.isEmpty }
    var text = "<div class=\"table\" tabindex=\"0\">\n<table role=\"table\">\n"
    if hasHeader {
      let cells = header.map { name in
        name.isEmpty
          ? "<td role=\"cell\"></td>"
          : "<th role=\"columnheader\" scope=\"col\">\(plain(name))</th>"
      }
      text += "<thead role=\"rowgroup\">\n<tr role=\"row\">\(cells.joined())</tr>\n</thead>\n"
    }
    text += "<tbody role=\"rowgroup\">\n"
    for row in rows {
      text += "<tr role=\"row\"\(rowName(header))>"
      for (name, cell) in zip(names, row) {
        let label = name.isEmpty ? "" : " data-label=\"\(XMLText.attribute(name))\""
        let isEmpty = cell.isEmpty ? " class=\"empty\"" : ""
        let content = Self.referring.contains(name) ? references(cell) : line(cell)
        text += "<td role=\"cell\"\(label)\(isEmpty)>\(content)</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n</div>\n"
  }

  /// The name of a row that the search finds by itself.
  private mutating func rowName(_ header: [String]) -> String {
    guard FoundRows(header) != nil else { return "" }
    rowCount += 1
    return " id=\"\(FoundRows.anchor(rowCount - 1))\""
  }

  /// The columns that name exercises by their numbers.
  private static let referring: Set = ["where", "exercise", "taught in"]

  /// The numbers of exercises in a text, as links; `5, The view side` is a section of a chapter.
  mutating func references(_ text: String) -> String {
    let parts = text.components(separatedBy: ", ")
    var links: [String] = []
    var rest = parts[...]
    while let part = rest.popFirst() {
      if let address = exercises[part] {
        links.append(link(address, XMLText.escaped(part)))
      } else if Int(part) != nil, let title = rest.popFirst() {
        let lesson = exercises.first { $0.key.hasPrefix("\(part).") }?.value.parentFolder ?? ""
        let address = "\(lesson)/\(Markdown.anchor(of: title)).html"
        links.append(link(address, XMLText.escaped("\(part), \(title)")))
      } else {
        links.append(line(part))
      }
    }
    return links.joined(separator: ", ")
  }

  // MARK: Lines

  /// A paragraph, a cell, or the text of an item.
  mutating func line(_ text: String) -> String {
    html(Markdown.spans(of: text), canLink: true)
  }

  /// The same without links to the glossary.
  mutating func plain(_ text: String) -> String {
    html(Markdown.spans(of: text), canLink: false)
  }

  private mutating func html(_ spans: [Markdown.Span], canLink: Bool) -> String {
    var text = ""
    for span in spans { text += html(span, canLink: canLink) }
    return text
  }

  private mutating func html(_ span: Markdown.Span, canLink: Bool) -> String {
    switch span {
    case .text(let text):
      return self.text(text, canLink: canLink)
    case .code(let code):
      return self.code(code, canLink: canLink)
    case .emphasis(let spans):
      return "<em>\(html(spans, canLink: canLink))</em>"
    case .strong(let spans):
      return "<strong>\(html(spans, canLink: canLink))</strong>"
    case .link(let spans, let target):
      return link(spans, target)
    case .image(let text, let target):
      guard let source = address(of: target).map(XMLText.attribute) else {
        problems.append("\(file): \(target) is in no folder whose pictures the book has.")
        return ""
      }
      let image = "<img src=\"\(source)\" alt=\"\(XMLText.attribute(text))\"/>"
      // A phone shows a wide picture too small to read.
      guard canLink else { return image }
      return "<a class=\"picture\" href=\"\(source)\" title=\"Larger\">\(image)</a>"
    case .tag(let tag), .stray(let tag):
      problems.append("\(file): \(tag) has no meaning in the book.")
      return ""
    }
  }

  private mutating func text(_ text: String, canLink: Bool) -> String {
    guard canLink, var linker = terms else { return Self.broken(text) }
    let pieces = linker.pieces(of: text)
    terms = linker
    return pieces.map { piece in
      let text = Self.broken(piece.text)
      return piece.entry.map { term($0, text) } ?? text
    }.joined()
  }

  private static func broken(_ text: String) -> String {
    XMLText.escaped(text).replacing("\n", with: "<br/>")
  }

  private mutating func code(_ code: String, canLink: Bool) -> String {
    let html = "<code>\(XMLText.escaped(code))</code>"
    guard canLink else { return html }
    if let address = addresses.address(ofFile: code, near: searchFolders) {
      return address == page || address.hasPrefix(page + "#") ? html : link(address, html)
    }
    guard let entry = terms?.entry(ofCode: code) else { return html }
    return term(entry, html)
  }

  private func term(_ entry: Glossary.Entry, _ html: String) -> String {
    let address = "\(BookPlan.glossaryPath)#\(entry.id)"
    guard page != BookPlan.glossaryPath else { return html }
    let link = BookAddresses.link(to: address, from: page)
    return "<a class=\"term\" href=\"\(XMLText.attribute(link))\">\(html)</a>"
  }

  private mutating func link(_ spans: [Markdown.Span], _ target: String) -> String {
    let name = html(spans, canLink: false)
    if target.contains("://") {
      return "<a class=\"outside\" href=\"\(XMLText.attribute(target))\">\(name)</a>"
    }
    guard let address = address(of: target) else { return name }
    return "<a href=\"\(XMLText.attribute(address))\">\(name)</a>"
  }

  private func link(_ address: String, _ html: String) -> String {
    PageParts.link(html, to: address, from: page)
  }

  /// The link to what a target means in the book; nil if it is a file of the workbook that the book
  /// has not, and a problem if it means nothing.
  private mutating func address(of target: String) -> String? {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(String.init) ?? ""
    let anchor = parts.count == 2 ? String(parts[1]) : nil
    let file = path.isEmpty ? self.file : Files.resolved(path, in: self.file.parentFolder)
    guard let address = addresses.address(of: file, anchor: anchor) else {
      if addresses.address(of: file) == nil, Files.exists(workbook.absolute(file)) {
        return nil
      }
      problems.append("\(self.file): the link to \(target) leads nowhere in the book.")
      return nil
    }
    return BookAddresses.link(to: address, from: page)
  }
}
