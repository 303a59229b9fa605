/// The way in which an answer differs from the solution: a diff without line numbers, behind a header.
///
/// A hunk begins with `@@` and is found by its text, which must be in the solution exactly once. An
/// answer without a hunk is a whole file.
struct AnswerDiff {
  private struct Hunk {
    /// The line of the answer that it begins with, counted from 1.
    var line: Int
    var lines: [Line] = []

    var changes: Bool { lines.contains { $0.kind != .kept } }

    /// The solution's lines in its place.
    var old: [String] { lines.filter { $0.kind != .added }.map { $0.text.trimmed } }
  }

  private struct Line {
    enum Kind { case kept, removed, added }

    var kind: Kind
    var text: String
    /// Its number in the answer, counted from 1.
    var number: Int
  }

  /// A solution with the hunks in it.
  struct Result {
    var lines: [String] = []
    /// The line of the file that gave a line of the text, by its number in the text.
    var ownLines: [Int: Int] = [:]
  }

  private static let marker = "@@"

  private let section: AnswersFile.Section
  /// The lines before the answer, by the word between `//` and the colon.
  private(set) var header: [(word: String, text: String)] = []
  private var hunks: [Hunk] = []
  /// The lines of the whole file, and the number of the first.
  private var whole: (lines: [String], number: Int)?

  /// - Parameter words: The words with which a line of the header may begin, as in `// says: …`.
  /// - Throws: The first error of the header or of a hunk, with its file and line.
  init(parsing section: AnswersFile.Section, header words: [String]) throws {
    self.section = section
    let lines = section.lines
    for line in lines {
      guard let word = words.first(where: { line == "// \($0)" || line.hasPrefix("// \($0):") })
      else { break }
      header.append((word, String(line.dropFirst(word.count + 4)).trimmed))
    }
    guard !header.isEmpty else {
      let forms = words.map { "// \($0): …" }.joined(separator: " or ")
      throw error(1, "An answer begins with a line such as \(forms).")
    }
    let body = lines.dropFirst(header.count)
    if !body.contains(where: { $0.hasPrefix(Self.marker) }), body.contains(where: { !$0.isEmpty }) {
      // A file ends with the end of its last line.
      whole = (body + [""], header.count + 1)
      return
    }
    for (index, line) in lines.enumerated().dropFirst(header.count) {
      try read(line, number: index + 1)
    }
    if hunks.isEmpty {
      throw error(
        lines.count,
        "There is no answer after the header: write \(Self.marker) and the lines that differ, as"
          + " a diff shows them, or the whole file."
      )
    }
    for index in hunks.indices {
      // Empty lines between hunks are for the reader.
      while hunks[index].lines.last.map({ $0.kind == .kept && $0.text.isEmpty }) == true {
        hunks[index].lines.removeLast()
      }
      guard hunks[index].changes else {
        throw error(hunks[index].line, "This hunk changes nothing: no line begins with - or +.")
      }
    }
  }

  func texts(_ word: String) -> [String] { header.filter { $0.word == word }.map(\.text) }

  private mutating func read(_ line: String, number: Int) throws {
    guard !line.hasPrefix(Self.marker) else { return hunks.append(Hunk(line: number)) }
    guard !hunks.isEmpty else {
      guard !line.trimmed.isEmpty else { return }
      throw error(number, "Only the header may come before the first \(Self.marker) line.")
    }
    let kind: Line.Kind
    switch line.first {
    case " ", nil: kind = .kept
    case "-": kind = .removed
    case "+": kind = .added
    default:
      throw error(
        number,
        "A line of a hunk begins with - or +, or with a space if the answer keeps it."
      )
    }
    let text = String(line.dropFirst())
    hunks[hunks.count - 1].lines.append(Line(kind: kind, text: text, number: number))
  }

  /// Puts the hunks into a solution. Spaces at both ends of a line are of no account where a hunk
  /// is looked for.
  ///
  /// - Throws: The hunk that is not found, or is found more than once, or changes what another one
  ///   does, with its file and line.
  func applied(to solution: [String]) throws -> Result {
    if let whole {
      let numbers = whole.lines.indices.map { ($0 + 1, section.line + whole.number + $0) }
      return Result(lines: whole.lines, ownLines: Dictionary(uniqueKeysWithValues: numbers))
    }
    let trimmed = solution.map { $0.trimmed }
    let places = try hunks.map { try place(of: $0, in: trimmed) }
    var result = Result()
    var end = 0
    for (hunk, start) in zip(hunks, places).sorted(by: { $0.1 < $1.1 }) {
      guard start >= end else {
        throw error(hunk.line, "This hunk and another one are about the same lines.")
      }
      result.lines += solution[end..<start]
      end = start
      for line in hunk.lines {
        switch line.kind {
        case .kept: result.lines.append(solution[end])
        case .removed: break
        case .added:
          result.lines.append(line.text)
          result.ownLines[result.lines.count] = section.line + line.number
        }
        if line.kind != .added { end += 1 }
      }
    }
    result.lines += solution[end...]
    return result
  }

  /// The index of the solution's line with which a hunk begins.
  private func place(of hunk: Hunk, in solution: [String]) throws -> Int {
    let old = hunk.old
    let places = solution.indices.filter { solution[$0...].starts(with: old) }
    guard !old.isEmpty, let first = places.first else {
      throw error(
        hunk.line,
        old.isEmpty
          ? "This hunk has no line of the solution, so its place is not known; add the line before."
          : "The solution has no such lines: what begins with - or a space must be in it."
      )
    }
    guard places.count == 1 else {
      throw error(
        hunk.line,
        "The solution has these lines \(places.count) times, first at line \(first + 1) and line"
          + " \(places[1] + 1) of it; add a line that comes before or after."
      )
    }
    return first
  }

  private func error(_ line: Int, _ message: String) -> WorkbookError {
    section.error(line, message)
  }
}
