import WorkbookKit

/// Text with values between commas, as RFC 4180 describes it.
enum CSVText {
  /// One row with its end.
  static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// A text that a learner chose. A spreadsheet takes a cell that begins like a formula for one,
  /// so such a text gets an apostrophe before it, which spreadsheets read as "this is text".
  static func guarded(_ text: String) -> String {
    isLikeFormula(text) ? "'" + text : text
  }

  /// The signs that begin formulas, in both widths that keyboards of East Asia have.
  private static func isLikeFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes || cell.hasPrefix(" ") || cell.hasSuffix(" ") else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}
