import Foundation

/// The script that holds all that the search of the book finds; a page loads it when the search is
/// first used.
struct SearchIndex {
  let entries: [SearchEntry]

  static let file = "search-index.js"

  init(pages: [BookPage]) {
    entries = pages.flatMap { $0.entries }
  }

  func script() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let rows = try entries.map { String(decoding: try encoder.encode($0.row), as: UTF8.self) }
    return "\"use strict\";\nconst searchRows = [\n\(rows.joined(separator: ",\n"))\n];\n"
  }
}
