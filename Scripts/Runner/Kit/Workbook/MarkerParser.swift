/// Reads the markers of a solution, and is strict with them: a misspelt marker would show learners
/// the answer.
extension MarkedSource {
  /// - Parameters:
  ///   - text: The solution with its markers.
  ///   - file: Its path as messages name it.
  /// - Throws: A message with file and line for a marker that is unclosed, nested, misplaced or
  ///   misspelt.
  package init(parsing text: String, file: String) throws {
    var parser = MarkerParser(file: file)
    for (index, line) in text.lines.enumerated() {
      try parser.read(line, number: index + 1)
    }
    segments = try parser.finish()
  }
}

private struct MarkerParser {
  let file: String
  var segments: [MarkedSource.Segment] = []
  var given: [String] = []
  var open: MarkedSource.Region?
  var closed: MarkedSource.Region?
  var isRepair = false
  /// That of the region's first marker. The formatter moves the comments after a region to wherever
  /// the next line begins, so theirs says nothing.
  var indentation = ""

  mutating func read(_ line: String, number: Int) throws {
    switch try marker(in: line, number: number) {
    case .repair:
      closed = MarkedSource.Region(line: number, solution: [], stub: BeginLine.linesOfRepair)
      isRepair = true
    case .begin(let indentation):
      if let open {
        throw error(number, "a region begins inside the one that began at line \(open.line).")
      }
      flush()
      open = MarkedSource.Region(line: number, solution: [], stub: [])
      self.indentation = indentation
    case .end:
      guard let region = open else {
        throw error(number, "END SOLUTION without a BEGIN SOLUTION before it.")
      }
      (open, closed) = (nil, region)
    case .stub(let text):
      guard closed != nil else {
        throw error(number, "a STUB line must follow END SOLUTION or another STUB line.")
      }
      closed?.stub.append(text.isEmpty ? "" : indentation + text)
    case nil where open != nil:
      open?.solution.append(line)
    case nil:
      flush()
      given.append(line)
    }
  }

  mutating func finish() throws -> [MarkedSource.Segment] {
    if let open { throw error(open.line, "BEGIN SOLUTION is never closed by END SOLUTION.") }
    flush()
    // The last line is the empty one behind the end of the file.
    if isRepair, case .given(let lines)? = segments.last {
      let end = MarkedSource.Region(line: 1, solution: [], stub: [BeginLine.endOfRepair])
      let rest: [MarkedSource.Segment] = [
        .given(lines.dropLast()), .region(end), .given(lines.suffix(1)),
      ]
      segments.replaceSubrange((segments.count - 1)..., with: rest)
    }
    return segments
  }

  private mutating func flush() {
    if !given.isEmpty { segments.append(.given(given)) }
    if let closed { segments.append(.region(closed)) }
    (given, closed) = ([], nil)
  }

  private enum Marker {
    case begin(indentation: String)
    case end
    case repair
    case stub(String)
  }

  private func marker(in line: String, number: Int) throws -> Marker? {
    guard let slashes = line.range(of: "//") else { return nil }
    let indentation = line[..<slashes.lowerBound]
    let comment = String(line[slashes.lowerBound...])
    let isAlone = indentation.allSatisfy { $0 == " " || $0 == "\t" }
    switch comment {
    case "// BEGIN SOLUTION" where isAlone: return .begin(indentation: String(indentation))
    case "// END SOLUTION" where isAlone: return .end
    case "// REPAIR" where isAlone && number == 1: return .repair
    case "// STUB:" where isAlone: return .stub("")
    case _ where isAlone && comment.hasPrefix("// STUB: "):
      return .stub(String(comment.dropFirst("// STUB: ".count)))
    default: break
    }
    if let near = Self.nearMarker(to: comment) {
      throw error(
        number,
        isAlone || comment != near
          ? "\"\(comment.trimmed)\" looks like the marker \"\(near)\" but is not spelt like it."
          : "the marker \"\(near)\" must be alone on its line."
      )
    }
    return nil
  }

  /// The marker that a comment resembles so much that it can only be a slip.
  private static func nearMarker(to comment: String) -> String? {
    let text = comment.drop { $0 == "/" || $0 == " " || $0 == "\t" }
    let words = text.split(separator: " ").prefix(2).map(String.init)
    guard let first = words.first else { return nil }
    let two = Array(words.joined(separator: " ").uppercased())
    for phrase in ["BEGIN SOLUTION", "END SOLUTION"]
    where NearMatches.distance(two, Array(phrase)) <= 2 {
      return "// " + phrase
    }
    let label = first.prefix { $0 != ":" }
    let isStub = first.contains(":") && ["STUB", "STUBS"].contains(label.uppercased())
    return isStub || label == "STUB" ? "// STUB: …" : nil
  }

  private func error(_ line: Int, _ message: String) -> WorkbookError {
    WorkbookError("\(file):\(line): \(message)")
  }
}
