import Foundation

@testable import WorkbookKit

private let root =
  "/" + URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")

extension TodaysForms {
  /// With the page of messages of this workbook.
  static let listed = TodaysForms(
    page: MessagePage(parsing: Files.text("\(root)/\(MessagePage.file)") ?? "")
  )
}

extension LibraryNames {
  static let ofThisWorkbook = LibraryNames(folder: "\(root)/\(LibraryNames.folder)")
}

/// The explained errors of a text.
///
/// - Parameter errors: The messages, each of which is placed at the first place of a word.
func explained(
  _ errors: [(message: String, word: String)],
  in text: String,
  support: [String] = [],
  forms: TodaysForms = .listed
) -> [Diagnostic] {
  let lines = text.lines
  let diagnostics = errors.map { message, word in
    let line = lines.firstIndex { $0.contains(word) } ?? 0
    let start = lines[line].range(of: word)?.lowerBound ?? lines[line].startIndex
    return Diagnostic(
      severity: .error,
      file: "A.swift",
      line: line + 1,
      column: lines[line].utf8.distance(from: lines[line].startIndex, to: start) + 1,
      message: message
    )
  }
  return Explanations.explained(
    diagnostics,
    in: "A.swift",
    text: text,
    support: support,
    forms: forms
  )
}
