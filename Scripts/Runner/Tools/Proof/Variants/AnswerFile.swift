import WorkbookKit

/// What the file of a wrong answer says: the tests that reject it, or the explanation that it must
/// get, and the regions that differ from the solution. A file without a region is an exercise as a
/// whole.
///
/// It is strict with its markers: a misspelt one would become a part of the answer.
struct AnswerFile {
  struct Region {
    /// Counted from 1, in the order of the solution.
    var number: Int
    /// The line of its marker, counted from 1.
    var line: Int
    var lines: [String]
  }

  /// What a learner must read about an answer that does not compile, or does not come to its end.
  struct Explained: Equatable {
    /// The name of an explanation or of a verdict's status.
    var id: String
    /// Whether the line that is marked must be named; for some mistakes no tool can know it.
    var namesLine: Bool
  }

  /// What marks the line of the mistake.
  static let mark = "// <- here"
  private static let explainer = "// explained by:"
  private static let catcher = "// caught by:"
  private static let marker = "// REGION"

  let file: String
  private(set) var caughtBy: [String] = []
  private(set) var explainedBy: Explained?
  private(set) var regions: [Region] = []
  /// All lines after the header.
  private(set) var rest: [String] = []

  /// - Parameter file: Its path as messages name it.
  /// - Throws: A sentence with file and line, if the header or a marker is not valid.
  init(parsing text: String, file: String) throws {
    self.file = file
    var lines = text.lines
    // What follows the last line end is no line.
    if lines.last == "" { lines.removeLast() }
    var header = lines.prefix { $0.hasPrefix(Self.catcher) }
    if let first = lines.first, first.hasPrefix(Self.explainer) {
      let parts = first.dropFirst(Self.explainer.count).split(separator: ",").map {
        String($0).trimmed
      }
      guard parts.count == 1 || parts.count == 2 && parts[1] == "no line" else {
        throw error(
          1,
          "Name the explanation, as in \(Self.explainer) missing-case, and write \", no line\""
            + " behind it where the compiler cannot know the line."
        )
      }
      explainedBy = Explained(id: parts[0], namesLine: parts.count == 1)
      header = lines.prefix(1)
    }
    rest = Array(lines.dropFirst(header.count))
    caughtBy = header.filter { $0.hasPrefix(Self.catcher) }
      .map { $0.dropFirst(Self.catcher.count).description.trimmed }
    if explainedBy == nil, let empty = caughtBy.isEmpty ? 0 : caughtBy.firstIndex(of: "") {
      throw error(
        empty + 1,
        empty == 0
          ? "The first line must name the test that rejects it: \(Self.catcher) NAME OF THE TEST"
          : "The name of a test is missing: \(Self.catcher) NAME OF THE TEST"
      )
    }
    for (index, line) in rest.enumerated() {
      try read(line, number: header.count + index + 1)
    }
    guard rest.contains(where: { !$0.trimmed.isEmpty }) else {
      throw error(
        lines.count,
        "There is no answer after the header: write \(Self.marker) 1 and what"
          + " the region holds."
      )
    }
    let isStray = { (line: String) in !line.trimmed.isEmpty }
    if let first = regions.first,
      let stray = lines[header.count..<(first.line - 1)].firstIndex(where: isStray)
    {
      throw error(
        stray + 1,
        "Only the header may come before the first \(Self.marker) line."
      )
    }
  }

  func region(_ number: Int) -> Region? {
    regions.first { $0.number == number }
  }

  /// - Parameter solution: The regions of the solution, in their order.
  /// - Throws: A sentence with file and line, if a region is none of the solution's, or equal to
  ///   it.
  func check(against solution: [MarkedSource.Region]) throws {
    for region in regions {
      guard solution.indices.contains(region.number - 1) else {
        let known =
          switch solution.count {
          case 0: "has no region"
          case 1: "has region 1 only"
          default: "has the regions 1 to \(solution.count)"
          }
        throw error(region.line, "There is no region \(region.number): the solution \(known).")
      }
      if region.lines == solution[region.number - 1].solution {
        throw error(
          region.line,
          "Region \(region.number) is equal to the solution's: take it out of this answer."
        )
      }
    }
  }

  private mutating func read(_ line: String, number: Int) throws {
    if let region = try region(in: line, number: number) {
      if let first = self.region(region) {
        throw error(
          number,
          "Region \(region) is here a second time; the first is at line \(first.line)."
        )
      }
      regions.append(Region(number: region, line: number, lines: []))
    } else if !regions.isEmpty {
      regions[regions.count - 1].lines.append(line)
    }
  }

  /// The number of the region that begins with a line; nil if none does.
  private func region(in line: String, number: Int) throws -> Int? {
    let comment = line.trimmed
    guard comment.hasPrefix("//") else { return nil }
    let words = comment.drop { $0 == "/" || $0 == " " }.split(separator: " ")
    guard let first = words.first,
      NearMatches.distance(Array(first.uppercased()), Array("REGION")) <= 1
    else { return nil }
    if let region = words.last.flatMap({ Int($0) }), line == "\(Self.marker) \(region)" {
      return region
    }
    // A sentence may well begin with the word; a marker has a number, or is in capitals.
    guard first.hasPrefix("REG") || words.count == 2 && Int(words[1]) != nil else { return nil }
    throw error(
      number,
      "\"\(comment)\" looks like the marker \"\(Self.marker) 1\" but is not spelt like it."
    )
  }

  private func error(_ line: Int, _ message: String) -> WorkbookError {
    WorkbookError("\(file):\(line): \(message)")
  }
}
