import WorkbookKit

/// An answer that takes no thought: a stub left as it is, a value such as `0`, or a number from
/// the suite.
struct TrivialAnswer: Equatable, Sendable {
  /// The whole exercise with it.
  let text: String
  /// The line of the region's first marker.
  let line: Int
  /// The change of the region, as in "is replaced by `0`".
  let deed: String
}

extension TrivialAnswer {
  /// All trivial answers to an exercise, no two with the same text.
  ///
  /// - Parameters:
  ///   - source: The marked solution.
  ///   - suite: The text of its suite, whose constants a learner could copy.
  static func all(of source: MarkedSource, suite: String) -> [TrivialAnswer] {
    var seen: Set<String> = [source.solution, source.starter]
    return (stubs(source) + values(source, suite: suite)).filter { answer in
      seen.insert(answer.text).inserted
    }
  }

  /// Each region left to its stub, with all others solved.
  private static func stubs(_ source: MarkedSource) -> [TrivialAnswer] {
    source.regions.enumerated().map { index, region in
      TrivialAnswer(
        text: source.assembled { $0 == index ? $1.stub : $1.solution }.text,
        line: region.line,
        deed: "is left as its stub"
      )
    }
  }

  private static func values(_ source: MarkedSource, suite: String) -> [TrivialAnswer] {
    let types = RegionTypes(source.assembled { $1.solution })
    let constants = SuiteConstants(suite)
    return source.regions.enumerated().flatMap { index, region -> [TrivialAnswer] in
      guard let slot = types.slot(of: index) else { return [] }
      let values = TrivialValues.of(slot.type) + constants.values(of: slot.type)
      return values.map { value in
        TrivialAnswer(
          text: slot.text(with: value),
          line: region.line,
          deed: "is replaced by `\(value)`"
        )
      }
    }
  }
}

/// Values that a type has before anybody has thought about it.
enum TrivialValues {
  static func of(_ type: String) -> [String] {
    if type.hasSuffix("?") { return ["nil"] }
    if type.hasPrefix("[") { return [type.contains(":") ? "[:]" : "[]"] }
    let name = String(type.prefix { $0 != "<" })
    switch name {
    case "Int", "UInt", "Double", "Float", "TimeInterval", "CGFloat": return ["0"]
    case "String": return ["\"\""]
    case "Bool": return ["true", "false"]
    case "Effect", "EffectOf": return [".none"]
    case "Set", "Array", "IdentifiedArray", "IdentifiedArrayOf": return ["[]"]
    case "Dictionary": return ["[:]"]
    case "Optional": return ["nil"]
    default: return []
    }
  }
}

/// The constants with which a suite compares: an answer that knows but one of them must not pass.
struct SuiteConstants {
  private static let most = 3
  private let tokens: [Token]

  init(_ suite: String) {
    tokens = Lexer.tokens(of: suite)
  }

  /// The first few that fit a type.
  func values(of type: String) -> [String] {
    var found: [String] = []
    for (index, token) in tokens.enumerated().dropFirst() {
      guard tokens[index - 1].text == "==", Self.fits(token, type), !found.contains(token.text)
      else {
        continue
      }
      found.append(token.text)
    }
    return Array(found.prefix(Self.most))
  }

  private static func fits(_ token: Token, _ type: String) -> Bool {
    switch type {
    case "Int", "UInt": token.kind == .integer
    case "Double", "Float", "TimeInterval": token.kind == .integer || token.kind == .number
    // A part of a string with interpolations is no string.
    case "String": token.kind == .string && token.text.count > 1 && token.text.hasSuffix("\"")
    default: false
    }
  }
}
