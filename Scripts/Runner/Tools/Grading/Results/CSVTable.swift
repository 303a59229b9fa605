import WorkbookKit

/// A small table that an instructor wrote: values between commas, the first row names the columns.
///
/// Quotes are read as RFC 4180 describes them. Empty lines, and lines that begin with `#`, are left
/// out. If the first row has semicolons and no comma, semicolons separate: that is how spreadsheets
/// write it in countries with a decimal comma.
struct CSVTable {
  struct Row {
    /// Counted from 1, as editors do.
    var line: Int
    /// By the column's name in small letters; no column is missing.
    var cells: [String: String]
  }

  let file: String
  let rows: [Row]

  /// - Parameters:
  ///   - file: The name that messages give it.
  ///   - columns: Those that it must have.
  ///   - optional: Those that it may have; their cells are empty where they are missing.
  /// - Throws: A sentence with the file's name and the line's number.
  init(
    parsing text: String,
    file: String,
    columns: [String],
    optional: [String] = []
  ) throws {
    self.file = file
    let known = columns + optional
    let example = columns.joined(separator: ",")
    var records = try Self.records(of: text, file: file)
    guard !records.isEmpty else {
      throw WorkbookError("\(file) is empty; its first line should be \(example).")
    }
    let heading = records.removeFirst()
    let names = heading.fields.map { $0.trimmed.lowercased() }
    for name in columns where !names.contains(name) {
      throw WorkbookError(
        "\(file):\(heading.line): The first line should name the columns: \(example)."
      )
    }
    for (index, name) in names.enumerated() {
      if names[..<index].contains(name) {
        throw WorkbookError("\(file):\(heading.line): The column \"\(name)\" is there twice.")
      }
      if !known.contains(name) {
        let all = known.joined(separator: ", ")
        throw WorkbookError(
          "\(file):\(heading.line): There is no column \"\(Sanitizer.line(name))\"; it knows \(all)."
        )
      }
    }
    rows = try records.map { record in
      guard record.fields.count == names.count else {
        throw WorkbookError(
          "\(file):\(record.line): This line has \(record.fields.count)"
            + " \(record.fields.count == 1 ? "value" : "values"), and the first line names"
            + " \(names.count) columns."
        )
      }
      var cells = Dictionary(uniqueKeysWithValues: optional.map { ($0, "") })
      for (name, field) in zip(names, record.fields) { cells[name] = field.trimmed }
      return Row(line: record.line, cells: cells)
    }
  }

  /// Reads a file.
  ///
  /// - Throws: A sentence, also if there is no such file.
  init(file: String, columns: [String], optional: [String] = []) throws {
    guard let text = Files.text(file) else {
      throw WorkbookError("There is no file \(file) that could be read.")
    }
    try self.init(parsing: text, file: file, columns: columns, optional: optional)
  }

  /// A number in a range, or the complaint that it is none.
  func number(_ column: String, in row: Row, range: ClosedRange<Double>) throws -> Double {
    let text = row.cells[column] ?? ""
    guard let number = Double(text), range.contains(number) else {
      let limits = "\(PointsText.of(range.lowerBound)) to \(PointsText.of(range.upperBound))"
      throw WorkbookError(
        "\(file):\(row.line): \"\(Sanitizer.line(text))\" is no number from \(limits), as the column"
          + " \"\(column)\" needs it."
      )
    }
    return number
  }

  private struct Record {
    var line: Int
    var fields: [String]
  }

  private static func records(of text: String, file: String) throws -> [Record] {
    var reader = CSVReader(text)
    var records: [Record] = []
    while let record = try reader.next(file: file) {
      let isEmpty = record.fields.allSatisfy { $0.trimmed.isEmpty }
      if !isEmpty { records.append(Record(line: record.line, fields: record.fields)) }
    }
    return records
  }
}

/// Takes a text with values between commas apart, record by record.
private struct CSVReader {
  private var rest: Substring.UnicodeScalarView
  private var line = 1
  private let separator: Unicode.Scalar

  init(_ text: String) {
    // A mark of byte order, as some spreadsheets write it, belongs to no value.
    let scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    rest = Substring.UnicodeScalarView(scalars)
    let heading = text.lines.first { !$0.trimmed.isEmpty && !$0.hasPrefix("#") } ?? ""
    separator = heading.contains(";") && !heading.contains(",") ? ";" : ","
  }

  /// The next record with the line that it begins on; nil at the end.
  mutating func next(file: String) throws -> (line: Int, fields: [String])? {
    while rest.first == "#" { skipLine() }
    guard !rest.isEmpty else { return nil }
    let start = line
    var fields = [""]
    while let scalar = rest.popFirst() {
      switch scalar {
      case separator:
        fields.append("")
      case "\n", "\r":
        if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
        line += 1
        return (start, fields)
      case "\"" where fields[fields.count - 1].trimmed.isEmpty:
        fields[fields.count - 1] = try quoted(file: file)
      default:
        fields[fields.count - 1].unicodeScalars.append(scalar)
      }
    }
    return (start, fields)
  }

  private mutating func skipLine() {
    while let scalar = rest.popFirst() {
      if scalar == "\n" || scalar == "\r" && rest.first != "\n" { break }
    }
    line += 1
  }

  /// The text up to the closing quote.
  private mutating func quoted(file: String) throws -> String {
    let start = line
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == "\n" { line += 1 }
      guard scalar == "\"" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard rest.first == "\"" else { return text }
      rest.removeFirst()
      text.append("\"")
    }
    throw WorkbookError("\(file):\(start): A quote opens here and is never closed.")
  }
}
