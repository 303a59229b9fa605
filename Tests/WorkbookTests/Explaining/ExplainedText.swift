import Foundation

@testable import WorkbookKit

extension MessagePage {
  /// That of this workbook.
  static let ofThisWorkbook: MessagePage = {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    return MessagePage(parsing: Files.text("/" + root + "/" + MessagePage.file) ?? "")
  }()
}

extension Diagnostic {
  static func error(
    _ message: String,
    line: Int,
    column: Int = 1,
    file: String = "A.swift"
  ) -> Diagnostic {
    Diagnostic(severity: .error, file: file, line: line, column: column, message: message)
  }
}

/// The explained errors of a text.
///
/// - Parameter errors: The messages, each of which is placed at the first place of a word.
func explained(
  _ errors: [(message: String, word: String)],
  in text: String,
  support: [String] = [],
  forms: TodaysForms = TodaysForms(page: .ofThisWorkbook)
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
  return explained(placed: diagnostics, in: text, support: support, forms: forms)
}

/// The same for errors that have their places.
func explained(
  placed errors: [Diagnostic],
  in text: String,
  support: [String] = [],
  forms: TodaysForms = TodaysForms(page: .ofThisWorkbook),
  trial: AdviceTrial? = nil
) -> [Diagnostic] {
  Explanations.explained(
    errors,
    in: "A.swift",
    text: text,
    support: support,
    forms: forms,
    trial: trial
  )
}
