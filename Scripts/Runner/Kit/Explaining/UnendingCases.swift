/// The same source with a call that never returns at the end of each case of one `switch`.
///
/// For a missing `return` the compiler names the end of the function. With these calls it warns of
/// each case that returns before its end; the others are those without a `return`.
struct UnendingCases {
  /// The end of a case.
  struct End: Equatable {
    var line: Int
    /// Counted from 1.
    var column: Int
  }

  let text: String
  let ends: [End]

  /// - Parameter line: The line of the missing `return` in the compiler's report; nil, if no
  ///   function that ends there has a `switch` as its last statement.
  init?(rewriting source: String, closingAt line: Int) {
    let tokens = Lexer.tokens(of: source)
    guard let close = tokens.lastIndex(where: { $0.line == line && $0.isMark("}") }), close > 0
    else { return nil }
    let last = Self.caseEnds(ofSwitchEndingAt: close - 1, in: tokens)
    guard !last.isEmpty else { return nil }
    var bytes = Array(source.utf8)
    for index in last.sorted(by: >) {
      let end = tokens[index].range.upperBound
      bytes.insert(contentsOf: Array("; fatalError()".utf8), at: end)
    }
    text = String(decoding: bytes, as: UTF8.self)
    ends = last.sorted().map { index in
      let start = source.utf8.prefix(tokens[index].range.lowerBound)
      let column = start.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return End(line: tokens[index].line, column: column)
    }
  }

  /// The last tokens of the cases of a `switch`, those of others at the ends of its cases included.
  private static func caseEnds(ofSwitchEndingAt close: Int, in tokens: [Token]) -> [Int] {
    guard tokens[close].isMark("}"), let open = Blocks(tokens).opening[close],
      let keyword = tokens[..<open].lastIndex(where: {
        $0.isWord("switch") || $0.isMark("{") || $0.isMark("}")
      }), tokens[keyword].isWord("switch")
    else { return [] }
    var depth = 0
    var ends: [Int] = []
    for index in (open + 1)..<close {
      if depth == 0, index > open + 1, isLabel(index, in: tokens) { ends.append(index - 1) }
      if tokens[index].isMark("{") || tokens[index].isMark("(") { depth += 1 }
      if tokens[index].isMark("}") || tokens[index].isMark(")") { depth -= 1 }
    }
    ends.append(close - 1)
    return ends.flatMap { [$0] + caseEnds(ofSwitchEndingAt: $0, in: tokens) }
  }

  private static func isLabel(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("case") || tokens[index].isWord("default") else { return false }
    let before = tokens[index - 1]
    return !["if", "guard", "while", "for"].contains(where: before.isWord) && !before.isMark(",")
      && !before.isMark(".")
  }
}
