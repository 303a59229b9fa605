/// The page with the compiler's messages and those of tests, each with what it means: entries for
/// people who read it, and rows for what an exercise's errors mean.
package struct MessagePage: Sendable {
  /// A place that teaches something: an exercise, or a section of a page.
  package struct Place: Equatable, Sendable {
    /// As the page names it, such as `3.2`.
    package let name: String
    /// The exercise that it names; nil if it names something else.
    package let exercise: ExerciseNumber?
    /// The page that it leads to, relative to `Chapters`.
    package let target: String
  }

  package struct Entry: Equatable, Sendable {
    /// In Markdown.
    package var title: String
    /// The line of its heading, counted from 1.
    package var line: Int
    /// The fragments by which a message is known: all of those of one list are in it.
    package var patterns: [[String]] = [] {
      didSet { normalized = patterns.map { $0.map(MessagePage.normalized) } }
    }
    fileprivate var normalized: [[[UInt8]]] = []
    /// A message that is known by them.
    package var example: [String] = []
    /// The meaning and the remedy, in Markdown.
    package var text = ""
    package var places: [Place] = []
    /// Whether it is about something that has no message, so that a few words have to do.
    package var isSymptom = false

    /// Its first paragraph.
    var summary: String { text.components(separatedBy: "\n\n").first ?? text }
  }

  /// The meaning of a message of the compiler in an exercise.
  struct Row: Equatable {
    let id: String
    /// Its topic, by which `topics` says where that is taught.
    let topic: String
    /// The fragments by which a message is known: all of those of one list are in it.
    let patterns: [[String]]
    /// If not empty, one of them must be in the line of source.
    let source: [String]
    /// `%1`, `%2` and `%3` are the names that the message has in quotation marks.
    var explanation: Explanation
    /// Whether it is said once in a file, at the first error.
    var isOnce = false
    var bearing: Bearing = []

    /// Whether this is a message of its kind, wherever it is.
    func knows(_ message: String) -> Bool {
      let message = "error: " + message
      return patterns.contains { $0.allSatisfy(message.contains) }
    }

    /// Its explanation with the names of a message.
    func explanation(of message: String) -> Explanation {
      let names = Mistake.quoted(Mistake.withoutAliases(message)).prefix(3)
      func filled(_ text: String) -> String {
        names.enumerated()
          .reduce(text) { $0.replacing("%\($1.offset + 1)", with: $1.element) }
          // A message that was typed may have lost its quotation marks.
          .replacing(/%[1-3]/, with: "…")
      }
      var explanation = explanation
      explanation.text = filled(explanation.text)
      explanation.otherwise = filled(explanation.otherwise)
      return explanation
    }

    /// Reads what a row says is tried: code `before the call` or `at the top`; or likely words,
    /// and what is said if none helps. It may end with what the row means for other errors.
    ///
    /// - Returns: Whether it says so in one of these forms.
    mutating func readTried(_ cell: String) -> Bool {
      if let range = cell.range(of: Self.first) {
        guard let bearing = Bearing(named: cell[range.upperBound...]) else { return false }
        self.bearing = bearing
        let rest = String(cell[..<range.lowerBound]).trimmed
        return rest.isEmpty || readTried(rest.hasSuffix(";") ? String(rest.dropLast()) : rest)
      }
      let code = cell.firstMatch(of: /`([^`]+)`/).map { String($0.output.1) }
      isOnce = cell.hasSuffix(Self.once)
      if cell.hasPrefix(Self.likelyWords) {
        explanation.isOpen = true
        let end = cell.dropFirst(Self.likelyWords.count).drop { $0 == ";" || $0 == " " }
        explanation.otherwise = String(end)
      } else if cell.hasSuffix(" at the top"), let code {
        explanation.advice = .atTheTop(code)
        explanation.cause = code
      } else if cell.hasSuffix(" before the call"), let code {
        let sentence = "Write `\(code)` before the call."
        explanation.advice = Advice(code: code, place: .before(nil), sentence: sentence)
      } else {
        return isOnce
      }
      return true
    }

    private static let likelyWords = "likely words"
    private static let once = "once in a file"
    private static let first = "first: "
  }

  package static let file = "Chapters/Messages.md"
  /// By what `read` is asked for it.
  package static let name = "messages"

  package private(set) var entries: [Entry] = []
  /// The rows, of which the first that fits is taken.
  private(set) var rows: [Row] = []
  /// The last cells of rows in a form that nobody knows.
  package private(set) var unreadable: [String] = []
  /// The places in the workbook that teach what the rows are about.
  package private(set) var topics: [String: [Place]] = [:]

  /// The names of rows that refer to an entry which is not there.
  package var rowsWithoutWords: [String] {
    rows.filter { $0.explanation.text.isEmpty }.map(\.id)
  }

  /// The topics of rows of which the page does not say where they are taught.
  package var untaughtTopics: [String] {
    Set(rows.map(\.topic)).subtracting(topics.keys).subtracting(["Swift itself"]).sorted()
  }

  /// The page of a workbook; empty if there is none.
  package init(of workbook: Workbook) {
    self.init(parsing: Files.text(workbook.absolute(Self.file)) ?? "")
  }

  init(parsing text: String) {
    var isSymptom = false
    var isInExample = false
    var paragraph: [String] = []
    var topic = ""
    for (index, line) in text.lines.enumerated() {
      if line.hasPrefix("```"), !entries.isEmpty {
        isInExample.toggle()
      } else if isInExample {
        entries[entries.count - 1].example.append(line)
      } else if line.hasPrefix("#") {
        take(&paragraph)
        if line.hasPrefix("## ") {
          isSymptom = line == Self.symptoms
          topic = line.hasPrefix(Self.about) ? String(line.dropFirst(Self.about.count)) : ""
        }
        guard line.hasPrefix("### ") else { continue }
        entries.append(
          Entry(title: String(line.dropFirst(4)), line: index + 1, isSymptom: isSymptom)
        )
      } else if line.hasPrefix("|") {
        addRow(line, about: topic)
      } else if line.trimmed.isEmpty {
        take(&paragraph)
      } else {
        paragraph.append(line.trimmed)
      }
    }
    take(&paragraph)
  }

  /// The heading of those without a message.
  private static let symptoms = "## Without a message"
  /// The beginning of the headings above the tables of rows.
  private static let about = "## About "
  /// The mark of a row whose words are those of an entry.
  private static let inEntry = "see above"
  private static let known = "Known by "
  private static let taught = "Taught in "

  private mutating func take(_ paragraph: inout [String]) {
    let text = paragraph.joined(separator: " ")
    paragraph = []
    guard let last = entries.indices.last, !text.isEmpty else { return }
    if text.hasPrefix(Self.known) {
      entries[last].patterns = Self.patterns(in: text)
    } else if text.hasPrefix(Self.taught) {
      entries[last].places = Self.places(in: text)
    } else if entries[last].places.isEmpty {
      entries[last].text += (entries[last].text.isEmpty ? "" : "\n\n") + text
    }
  }

  private mutating func addRow(_ line: String, about topic: String) {
    let cells = line.split(separator: "|").map { String($0).trimmed }
    if topic.isEmpty {
      guard cells.count == 2, cells[1].hasPrefix("[") else { return }
      topics[cells[0]] = Self.places(in: cells[1])
      return
    }
    guard cells.count == 3 || cells.count == 4, cells[0].hasPrefix("`") else { return }
    let known = cells[1].components(separatedBy: ", in a line with ")
    var row = Row(
      id: String(cells[0].dropFirst().dropLast()),
      topic: topic,
      patterns: Self.patterns(in: known[0]),
      source: Self.patterns(in: known.dropFirst().joined()).flatMap { $0 },
      explanation: Explanation(cells[2])
    )
    if cells[2] == Self.inEntry {
      let example = row.patterns.first?.joined(separator: " ") ?? ""
      row.explanation.text = entries(for: example).first?.summary ?? ""
    }
    if cells.count == 4, !cells[3].isEmpty, !row.readTried(cells[3]) { unreadable.append(cells[3]) }
    rows.append(row)
  }

  /// Fragments in backticks: those of one list are joined by *and*, and lists by *or*.
  private static func patterns(in text: String) -> [[String]] {
    guard !text.isEmpty else { return [] }
    return text.replacing(", or by `", with: ", or `").components(separatedBy: ", or `")
      .enumerated().map { index, alternative in
        (index == 0 ? alternative : "`" + alternative).matches(of: /`([^`]+)`/)
          .map { String($0.output.1) }
      }
  }

  private static func places(in text: String) -> [Place] {
    text.matches(of: /\[([^\]]+)\]\(([^)]+)\)/).map { match in
      let name = String(match.output.1)
      return Place(
        name: name,
        exercise: ExerciseNumber(name),
        target: String(match.output.2)
      )
    }
  }
}

extension MessagePage {
  /// The entries by which a text is known, in the order in which it has their fragments. What has no
  /// message is looked for only where nothing else is found.
  package func entries(for text: String) -> [Entry] {
    let text = Self.normalized(text)
    let found = entries.compactMap { entry in
      Self.place(of: entry, in: text).map { (entry: entry, place: $0) }
    }
    let messages = found.filter { !$0.entry.isSymptom }
    return (messages.isEmpty ? found : messages).sorted { $0.place < $1.place }.map(\.entry)
  }

  /// The meaning of a message, by the rows; nil if none knows it.
  ///
  /// - Parameter source: Code in which the message's line is.
  func row(for message: String, in source: String) -> Row? {
    rows.first { row in
      row.knows(message) && (row.source.isEmpty || row.source.contains { source.contains($0) })
    }
  }

  /// The distance of the fragments from the beginning of the text; nil if it does not have them.
  private static func place(of entry: Entry, in text: [UInt8]) -> Int? {
    entry.normalized.compactMap { fragments in
      let places = fragments.map { place(of: $0, in: text) }
      return places.contains(nil) ? nil : places.compactMap { $0 }.min()
    }
    .min()
  }

  private static func place(of fragment: [UInt8], in text: [UInt8]) -> Int? {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    guard let first = fragment.first, text.count >= fragment.count else { return nil }
    return (0...(text.count - fragment.count)).first { start in
      text[start] == first && text[start..<(start + fragment.count)].elementsEqual(fragment)
        // A word that ends like this one is another word: `throw` is no `row`.
        && !(isLetter(first) && start > 0 && isLetter(text[start - 1]))
    }
  }

  /// Without what differs from one place to another: capitals, the kind of quotation marks, and
  /// where lines are broken.
  fileprivate static func normalized(_ text: String) -> [UInt8] {
    let quotes: [Character: Character] = [
      "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "`": "'",
    ]
    let words = text.lowercased().map { quotes[$0] ?? $0 }.split(whereSeparator: \.isWhitespace)
    return Array(words.map { String($0) }.joined(separator: " ").utf8)
  }
}
