import Foundation

/// Titles and terms of the book, which its only script finds.
struct SearchIndex {
  let entries: [SearchEntry]

  init(pages: [BookPage]) {
    entries = pages.flatMap { $0.entries }
  }

  /// The script that searches, behind the list of what it finds.
  ///
  /// - Parameter program: The text of the script.
  func script(_ program: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let rows = try entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return "\"use strict\";\nconst entries = [\n\(rows.joined(separator: ",\n"))\n];\n\n" + program
  }
}
