/// Finds the line of the lesson that stands where a faulty one stands: in the same place of the code, of
/// nearly the same tokens, and different in more than the names.
struct LessonLines {
  private struct Line {
    let text: String
    let section: String
    let isOwn: Bool
    let shape: LineShape
  }

  private struct Found {
    let line: Line
    /// From 0 to somewhat more than 1.
    let nearness: Double
    /// The weight of the tokens that both lines have.
    let weight: Double
  }

  private let code: ExplainedCode
  private let lines: [Line]
  private let places: [LineShape.Place?]
  private let isForm: (String) -> Bool
  /// The weights of tokens, and of pairs of them: the rarer one is, the more it says of a line.
  private let weights: (tokens: Rarity, form: Rarity)

  /// - Parameter shown: The code that the learner has been shown.
  init(_ shown: ShownCode, for code: ExplainedCode) {
    self.code = code
    places = LineShape.Place.all(in: code.tokens, code.blocks)
    let parts = shown.parts.map { (part: $0, tokens: Lexer.tokens(of: $0.text)) }
    let chosen = code.declarations.names
      .union(Declarations(tokens: parts.map(\.tokens)).properties)
    let library = code.library.all
    let isForm = { (word: String) in
      SwiftHighlighter.keywords.contains(word) || library.contains(word) && !chosen.contains(word)
    }
    self.isForm = isForm
    var known: Set<String> = []
    let lines = parts.flatMap { part, tokens in
      let places = LineShape.Place.all(in: tokens, Blocks(tokens))
      let text = Array(part.text.utf8)
      return Self.lines(of: tokens).compactMap { range -> Line? in
        let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
        let bytes = text[first.range.lowerBound..<last.range.upperBound]
        let line = String(decoding: bytes, as: UTF8.self)
        // What stands there several times is known by its first place.
        guard range.count > 2, !Self.isSignature(tokens[range]),
          known.insert("\(part.isOwn) \(line)").inserted
        else { return nil }
        return Line(
          text: line,
          section: part.section,
          isOwn: part.isOwn,
          shape: LineShape(tokens[range], place: places[range.lowerBound], isForm: isForm)
        )
      }
    }
    self.lines = lines
    weights = (Rarity(lines.map(\.shape.tokens.keys)), Rarity(lines.map(\.shape.form.keys)))
  }

  /// Messages with the line of the lesson below those of errors for which nothing was tried that helps.
  static func added(
    to said: [(shown: Diagnostic, outcome: AdviceTrial.Outcome?)],
    _ shown: ShownCode?,
    for code: ExplainedCode
  ) -> [Diagnostic] {
    guard let shown else { return said.map(\.shown) }
    let lesson = LessonLines(shown, for: code)
    var known: Set<String> = []
    return said.map { error, outcome in
      guard outcome == nil, error.severity == .error, error.file == code.file,
        let sentence = lesson.sentence(for: error), known.insert(sentence).inserted
      else { return error }
      var error = error
      error.explanation = [error.explanation, sentence].compactMap { $0 }.joined(separator: " ")
      return error
    }
  }

  private func sentence(for error: Diagnostic) -> String? {
    // The compiler names the first line of what it does not understand as a whole.
    let ofAll = ["failed to produce", "reasonable time", "does not conform to protocol"]
    return sentence(for: error.line, isWide: ofAll.contains(where: error.message.contains))
  }

  /// The sentence with the line of the lesson; nil if none is near.
  ///
  /// - Parameters:
  ///   - line: The line of the mistake, counted from 1.
  ///   - isWide: Whether the mistake may be in any of the lines between the braces that it opens.
  func sentence(for line: Int, isWide: Bool) -> String? {
    guard let shape = shape(of: line), let found = nearest(to: shape) else { return nil }
    if isWide, let inside = sentence(inside: line) { return inside }
    guard !found.line.shape.isPart(of: shape),
      found.nearness >= 0.8 || found.nearness >= 0.65 && found.weight >= 20
    else { return nil }
    return "In the lesson it stands so: \(quoted(found.line))."
  }

  /// The same for the line between the braces that a line opens which is nearest to one of the lesson.
  private func sentence(inside line: Int) -> String? {
    guard let open = code.tokens(ofLine: line).last, let close = code.blocks.closing[open] else {
      return nil
    }
    let lines = Set(code.tokens[open...close].map(\.line)).subtracting([line])
    let found = lines.sorted().compactMap { number -> (number: Int, found: Found)? in
      guard let shape = shape(of: number), let found = nearest(to: shape), found.line.isOwn,
        found.nearness >= 0.85, !found.line.shape.isPart(of: shape)
      else { return nil }
      return (number, found)
    }
    return found.max { $0.found.nearness < $1.found.nearness }.map { number, found in
      "Compare line \(number) with the lesson, where it stands so: \(quoted(found.line))."
    }
  }

  private func quoted(_ line: Line) -> String { "`\(line.text)` (\(line.section))" }

  private func shape(of line: Int) -> LineShape? {
    let range = code.tokens(ofLine: line)
    guard range.count > 1 else { return nil }
    return LineShape(code.tokens[range], place: places[range.lowerBound], isForm: isForm)
  }

  /// The nearest of the lines that may stand there. Where it has the form of this one, something else is
  /// wrong than the form.
  private func nearest(to shape: LineShape) -> Found? {
    let candidates = lines.filter { line in
      guard shape.canBegin(as: line.shape) else { return false }
      guard let place = line.shape.place, let own = shape.place else { return true }
      return place == own
    }
    return candidates.map { found($0, for: shape) }.max { $0.nearness < $1.nearness }
  }

  private func found(_ line: Line, for shape: LineShape) -> Found {
    let form = weights.form.common(shape.form, line.shape.form)
    let names = weights.tokens.common(shape.tokens, line.shape.tokens).part
    let place = line.shape.place
    var nearness = 0.9 * (form.part + max(form.part, names)) / 2 + 0.1 * names
    if line.isOwn { nearness *= 1.1 }
    if place != nil, place == shape.place { nearness *= 1.05 }
    if shape.sequence.prefix(2) == line.shape.sequence.prefix(2) { nearness *= 1.05 }
    return Found(line: line, nearness: nearness, weight: form.weight)
  }
}

extension Rarity {
  private func sum(_ counts: [String: Int]) -> Double {
    counts.reduce(0) { $0 + Double($1.value) * weight(of: $1.key) }
  }

  /// The weight of what two lines have in common, and its part of both, from 0 to 1.
  fileprivate func common(
    _ first: [String: Int],
    _ second: [String: Int]
  ) -> (weight: Double, part: Double) {
    let both = first.reduce(into: [String: Int]()) { both, word in
      if let count = second[word.key] { both[word.key] = min(count, word.value) }
    }
    let (weight, all) = (sum(both), sum(first) + sum(second))
    return (weight, all == 0 ? 0 : 2 * weight / all)
  }
}

extension LessonLines {
  private static func lines(of tokens: [Token]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    for index in tokens.indices {
      if let last = lines.last, tokens[last.lowerBound].line == tokens[index].line {
        lines[lines.count - 1] = last.lowerBound..<(index + 1)
      } else {
        lines.append(index..<(index + 1))
      }
    }
    return lines
  }

  /// Whether tokens name a function by its labels, as in `sheet(item:)`.
  private static func isSignature(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.isMark(":") && $1.isMark(")") }
  }
}
