import WorkbookKit

/// Text with values between commas, as RFC 4180 describes it.
enum CSVText {
  /// One row with its end.
  static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// The cells of each row; a text may be between quotes. Semicolons part them where Excel writes so.
  static func rows(_ text: String) -> [[String]] {
    let text = text.replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
    let comma: Character = (text.lines.first ?? "").contains(",") ? "," : ";"
    var rows: [[String]] = [[""]]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"":
        // Two of them within a text are one.
        if !isQuoted, rows[rows.count - 1].last?.isEmpty == false {
          rows[rows.count - 1][rows[rows.count - 1].count - 1].append(character)
        }
        isQuoted.toggle()
      case comma where !isQuoted: rows[rows.count - 1].append("")
      case "\n" where !isQuoted: rows.append([""])
      default: rows[rows.count - 1][rows[rows.count - 1].count - 1].append(character)
      }
    }
    return rows.filter { $0 != [""] }
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
