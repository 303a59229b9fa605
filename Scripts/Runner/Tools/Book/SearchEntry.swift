import Foundation
import WorkbookKit

/// Something that the search finds: a page, a heading, a term, or a row of a table.
struct SearchEntry: Equatable, Sendable {
  /// Without mark-up, as all texts of an entry.
  var title: String
  var address: String
  /// The kind of what is found, such as `exercise`.
  var kind: String
  /// The place in the book, such as a chapter's name.
  var note = ""
  /// All that is searched beside the title, and that an excerpt is taken from.
  var text = ""

  /// The values in the order in which the search reads them.
  var row: [String] { [title, address, kind, note, text] }

  /// An entry for a page, and one for each of its headings and of its rows that are found one by
  /// one.
  ///
  /// - Parameter page: The page's own entry, without a text.
  static func entries(of blocks: [Markdown.Block], on page: SearchEntry) -> [SearchEntry] {
    var entries = [page]
    var rows: [SearchEntry] = []
    for block in blocks {
      let last = entries.count - 1
      if case .heading(_, let text) = block {
        let address = "\(page.address)#\(Markdown.anchor(of: text))"
        let title = SearchText.plain(text)
        let kind = page.kind == "page" ? "section" : "part"
        entries.append(SearchEntry(title: title, address: address, kind: kind, note: page.title))
      } else if case .table(let header, let cells) = block, let found = FoundRows(header) {
        for row in cells {
          let address = "\(page.address)#\(FoundRows.anchor(rows.count))"
          rows.append(found.entry(row, at: address, note: entries[last].title))
        }
      } else {
        entries[last].text = SearchText.joined([entries[last].text, SearchText.plain(block)])
      }
    }
    return entries + rows
  }
}

/// A table whose rows are found one by one: what they are looked up by is in one of its columns.
struct FoundRows {
  private let kind: String
  /// The column that is the title of what is found.
  private let column: Int
  private let header: [String]

  /// Nil if the table is found as a part of its section.
  init?(_ header: [String]) {
    let kinds = ["then": "older spelling", "known by": "message"]
    guard header.count > 2, let column = header.firstIndex(where: { kinds[$0] != nil })
    else { return nil }
    self.header = header
    self.column = column
    kind = kinds[header[column]] ?? ""
  }

  /// The name by which a link finds a row.
  ///
  /// - Parameter index: How many such rows the page has before it.
  static func anchor(_ index: Int) -> String { "row-\(index + 1)" }

  fileprivate func entry(_ row: [String], at address: String, note: String) -> SearchEntry {
    let texts = zip(header, row).compactMap { name, cell -> String? in
      switch name {
      case header[column], "name", "where", "tried": nil
      case "meaning": SearchText.plain(cell)
      default: cell.isEmpty ? nil : "\(name): \(SearchText.plain(cell))"
      }
    }
    // A message may be known by many words, of which the first are enough for a title.
    let names = SearchText.plain(row[column]).components(separatedBy: ", or ")
    let rest = names.dropFirst().joined(separator: ", or ")
    return SearchEntry(
      title: names[0],
      address: address,
      kind: kind,
      note: note,
      text: (texts + [rest]).filter { !$0.isEmpty }.joined(separator: " · ")
    )
  }
}
