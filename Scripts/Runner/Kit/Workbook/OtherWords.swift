import Foundation

/// The words for things elsewhere, and where the workbook has them: a table of
/// `Chapters/README.md`, which `explain` and the search of the book read.
package struct OtherWords {
  package struct Row {
    /// Each of them may be several words, such as "unit test".
    package let words: [String]
    /// The name of it here, in Markdown.
    package let meaning: String
    /// The number of an exercise, or a link to a section.
    package let place: String
  }

  package let rows: [Row]

  package init(in blocks: [Markdown.Block]) {
    rows = blocks.flatMap { block in
      guard case .table(let header, let rows) = block, header.first == "elsewhere" else {
        return [Row]()
      }
      return rows.filter { $0.count == 3 }.map { row in
        let words = Markdown.spans(of: row[0]).map(\.plain).joined().components(separatedBy: ", ")
        return Row(words: words, meaning: row[1], place: row[2])
      }
    }
  }
}
