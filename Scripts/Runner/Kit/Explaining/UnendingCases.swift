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
    let code = ExplainedCode(file: "", text: source)
    guard let close = code.tokens(ofLine: line).last(where: { code.tokens[$0].isMark("}") }) else {
      return nil
    }
    let last = Self.caseEnds(ofSwitchEndingAt: close - 1, in: code.blocks).sorted()
    guard !last.isEmpty else { return nil }
    let edits = last.map { code.inserting("; fatalError()", after: $0) }
    text = edits.reversed().reduce(source) { $1.applied(to: $0) }
    ends = last.map { index in
      let start = source.utf8.prefix(code.tokens[index].range.lowerBound)
      let column = start.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return End(line: code.tokens[index].line, column: column)
    }
  }

  /// The last tokens of the cases of a `switch`, those of others at the ends of its cases included.
  private static func caseEnds(ofSwitchEndingAt close: Int, in blocks: Blocks) -> [Int] {
    guard let open = blocks.opening[close], blocks.header(before: open).contains("switch") else {
      return []
    }
    let ends = blocks.cases(in: (open + 1)..<close).map { $0.upperBound - 1 }
    return ends.flatMap { [$0] + caseEnds(ofSwitchEndingAt: $0, in: blocks) }
  }
}
