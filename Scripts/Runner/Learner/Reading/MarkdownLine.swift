import WorkbookKit

/// What a single line of Markdown may be.
enum MarkdownLine {
  /// The marker that begins an item of a list.
  struct Marker {
    /// A number with its dot, or a bullet.
    let text: String
    /// How far the item's own text is indented.
    let width: Int
    /// The text after the marker.
    let rest: String

    init?(_ line: String) {
      let indentation = MarkdownLine.indentation(line)
      let body = line.drop { $0 == " " }
      let digits = body.prefix { $0.isASCII && $0.isNumber }
      let sign: Substring
      if let first = body.first, "-*+".contains(first) {
        sign = body.prefix(1)
        text = "•"
      } else if !digits.isEmpty, digits.count < 10, let dot = body.dropFirst(digits.count).first,
        ".)".contains(dot)
      {
        sign = body.prefix(digits.count + 1)
        text = String(sign)
      } else {
        return nil
      }
      let after = body.dropFirst(sign.count)
      guard after.isEmpty || after.first == " " else { return nil }
      let spaces = after.prefix { $0 == " " }.count
      width = indentation + sign.count + (1...4).clamp(spaces)
      rest = String(after.drop { $0 == " " })
    }
  }

  static func indentation(_ line: String) -> Int {
    line.prefix { $0 == " " }.count
  }

  /// The line without so many spaces, or as many as it has.
  static func dedented(_ line: String, by count: Int) -> String {
    String(line.dropFirst(min(count, indentation(line))))
  }

  static func fence(_ line: String) -> (marks: String, language: String, indentation: Int)? {
    let body = line.trimmed
    guard let mark = body.first, mark == "`" || mark == "~" else { return nil }
    let marks = String(body.prefix { $0 == mark })
    let language = String(body.dropFirst(marks.count)).trimmed
    guard marks.count >= 3, !language.contains("`") else { return nil }
    return (marks, language.lowercased(), indentation(line))
  }

  static func heading(_ line: String) -> Markdown.Block? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.first == " " else { return nil }
    return .heading(level: level, text: String(rest).trimmed)
  }

  static func isRule(_ line: String) -> Bool {
    let body = line.filter { $0 != " " }
    guard body.count >= 3, let mark = body.first, "-*_".contains(mark) else { return false }
    return body.allSatisfy { $0 == mark }
  }

  /// The line below a table's header, such as `|---|:-:|`.
  static func isTableRule(_ line: String) -> Bool {
    let body = line.trimmed
    return body.contains("-") && body.contains("|") && body.allSatisfy { "|-: ".contains($0) }
  }

  /// The cells of a row; `\|` is a bar in a cell.
  static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for letter in line.trimmed {
      if letter == "|" && !isEscaped {
        cells.append("")
      } else {
        if letter == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(letter)
      }
      isEscaped = letter == "\\" && !isEscaped
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map { $0.trimmed }
  }

  /// Whether a line begins something else, also where it follows a paragraph without an empty line.
  static func beginsBlock(_ line: String) -> Bool {
    let body = line.trimmed
    return fence(line) != nil || heading(line) != nil || isRule(line) || Marker(line) != nil
      || body.hasPrefix(">") || body.hasPrefix("<details")
  }
}

extension ClosedRange<Int> {
  fileprivate func clamp(_ number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
