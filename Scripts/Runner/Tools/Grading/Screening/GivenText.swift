import WorkbookKit

/// The text of an observe exercise: a learner predicts what it does, and changes nothing of it.
struct GivenText: Sendable {
  /// The tokens before, between and after what the learner writes.
  private let parts: [[String]]

  init(of source: MarkedSource) {
    var parts: [[String]] = [[]]
    for segment in source.segments {
      switch segment {
      case .given(let lines): parts[parts.count - 1] += Self.tokens(lines.joined(separator: "\n"))
      case .region: parts.append([])
      }
    }
    self.parts = parts
  }

  /// Whether a text still has all of it, in its order; comments and space do not count.
  func isKept(in text: String) -> Bool {
    var rest = Self.tokens(text)[...]
    guard let first = parts.first, let last = parts.last, rest.starts(with: first) else {
      return false
    }
    rest = rest.dropFirst(first.count)
    guard parts.count > 1 else { return rest.isEmpty }
    guard rest.count >= last.count, rest.suffix(last.count).elementsEqual(last) else {
      return false
    }
    rest = rest.dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part), Self.isBalanced(rest[..<place.lowerBound])
      else { return false }
      rest = rest[place.upperBound...]
    }
    return Self.isBalanced(rest)
  }

  /// Whether the braces of what a learner writes close what they open, and nothing else.
  private static func isBalanced(_ tokens: ArraySlice<String>) -> Bool {
    var depth = 0
    for token in tokens {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static func tokens(_ text: String) -> [String] {
    var tokens = Lexer.tokens(of: text).map { $0.text }[...]
    // A module more changes nothing of what is shown.
    while tokens.first == "import" { tokens = tokens.dropFirst(2) }
    return Array(tokens)
  }
}
