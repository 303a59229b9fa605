import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// What the search of the book can find; the order is the script's.
@Suite("The search of the book") struct SearchTests {
  private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/")
  private static let made = Result { () throws -> (plan: BookPlan, files: [String: Data]) in
    let workbook = try Workbook(root: root, source: .solutions)
    return (BookPlan(of: workbook), try Book(of: workbook).files)
  }
  private static let rows = Result { () throws -> [[String]] in
    let files = try made.get().files
    let script = String(decoding: try #require(files[SearchIndex.file]), as: UTF8.self)
    let json = try #require(script.firstRange(of: "[").map { script[$0.lowerBound...] })
    let list = json.trimmingCharacters(in: CharacterSet(charactersIn: ";\n"))
    return try JSONDecoder().decode([[String]].self, from: Data(list.utf8))
  }

  private let plan: BookPlan
  private let files: [String: Data]
  private let entries: [SearchEntry]

  init() throws {
    (plan, files) = try Self.made.get()
    entries = try Self.rows.get().map { row in
      try #require(row.count == 5)
      return SearchEntry(title: row[0], address: row[1], kind: row[2], note: row[3], text: row[4])
    }
  }

  @Test("Every exercise, section and term is found, by real addresses")
  func addresses() throws {
    for (page, found) in Dictionary(grouping: entries, by: { $0.address.prefix { $0 != "#" } }) {
      let ids = Set(BookPageReader(try #require(files[String(page)], "\(page)")).ids)
      for entry in found {
        let parts = entry.address.split(separator: "#", maxSplits: 1)
        #expect(parts.count == 1 || ids.contains(String(parts[1])), "\(entry.address)")
      }
    }
    let addresses = Set(entries.map(\.address))
    for section in plan.chapters.flatMap(\.sections) { #expect(addresses.contains(section.path)) }
    for entry in plan.glossary.entries {
      #expect(addresses.contains("glossary.html#\(entry.id)"), "\(entry.term)")
    }
  }

  @Test("Each row of older spellings and of the messages is found at its own place")
  func rows() throws {
    for (file, path) in [(OlderSpellings.file, "older.html"), (MessagePage.file, "messages.html")] {
      let rows = try #require(plan.document(file)).blocks.flatMap { block -> [[String]] in
        guard case .table(let header, let rows) = block, FoundRows(header) != nil else { return [] }
        return rows
      }
      let found = entries.filter { $0.address.hasPrefix("\(path)#row-") }
      #expect(!rows.isEmpty && found.count == rows.count, "\(path)")
      let page = String(decoding: try #require(files[path]), as: UTF8.self)
      for entry in found {
        let id = entry.address.drop { $0 != "#" }.dropFirst()
        let row = try #require(page.components(separatedBy: "<tr role=\"row\" id=\"\(id)\">").last)
        let name = XMLText.escaped(String(entry.title.prefix { $0 != "," && $0 != " " }))
        #expect(row.prefix { $0 != "\n" }.contains(name), "\(entry.title)")
      }
    }
  }

  @Test("No two entries look the same, and none tells a hint or an answer")
  func entriesAreDistinct() {
    let looks = entries.filter { $0.kind != "older spelling" && $0.kind != "message" }
      .map { "\($0.title)\n\($0.kind)\n\($0.note)" }
    #expect(Set(looks).count == looks.count)
    for case .details(let summary, let blocks) in plan.chapters.flatMap(\.sections)
      .flatMap(\.blocks) where summary.hasPrefix("Hint")
    {
      let hint = SearchText.joined(blocks.map(SearchText.plain))
      #expect(!entries.contains { $0.text.contains(hint) }, "\(hint)")
    }
  }

  @Test("What is searched is a script of its own, which no page loads by itself, and not large")
  func size() throws {
    #expect(try #require(files[SearchIndex.file]).count < 600_000)
    let program = String(decoding: try #require(files["search.js"]), as: UTF8.self)
    #expect(program.contains(SearchIndex.file))
    let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    #expect(!page.contains(SearchIndex.file))
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
