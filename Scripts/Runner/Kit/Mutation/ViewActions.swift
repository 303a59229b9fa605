/// The code of views that does something, such as the closure of a button: it sends, assigns or waits.
///
/// A closure that only makes views is none, and neither is what computes a value for them.
struct ViewActions {
  private let blocks: Blocks
  /// For each token, the brace in which it stands; nil if there is none.
  private let braces: [Int?]
  /// The functions of views that give nothing back.
  private let procedures: Set<String>

  /// - Parameter views: The braces of the types that are views.
  init(blocks: Blocks, views: [Int]) {
    self.blocks = blocks
    let tokens = blocks.tokens
    var braces: [Int?] = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isMark("}") { _ = open.popLast() }
      braces.append(open.last)
      if token.isMark("{") { open.append(index) }
    }
    self.braces = braces
    let insides = views.map { $0..<(blocks.closing[$0] ?? $0) }
    procedures = Set(
      insides.joined().filter { index in
        guard tokens[index - 1].isWord("func"),
          let brace = tokens[index...].firstIndex(where: { $0.isMark("{") })
        else { return false }
        return !tokens[index..<brace].contains { $0.text == "->" }
      }
      .map { tokens[$0].text }
    )
    ranges = []
    var others: [(block: Blocks.Block, header: [String])] = []
    for block in blocks.blocks where insides.contains(where: { $0.contains(block.tokens.lowerBound) })
    {
      let header = braces[block.tokens.lowerBound].map(blocks.header) ?? []
      if header.contains("init") { continue }
      if acts(block) { ranges.append(block.tokens) } else { others.append((block, header)) }
    }
    // What that code calls belongs to it, where it computes a value.
    let used = Set(ranges.joined().map { tokens[$0].text })
    ranges += others.filter { _, header in
      !header.contains("some") && zip(header, header.dropFirst()).contains {
        ["func", "var"].contains($0) && used.contains($1)
      }
    }
    .map(\.block.tokens)
  }

  /// The tokens of that code; one range may be within another.
  private(set) var ranges: [Range<Int>]

  /// Whether a token decides something there, and is not a plain value in what is sent.
  func decides(_ index: Int) -> Bool {
    ranges.contains { $0.contains(index) } && !isSentValue(index)
  }

  private func acts(_ block: Blocks.Block) -> Bool { block.statements.contains(where: acts) }

  private func acts(_ statement: Blocks.Statement) -> Bool {
    let tokens = blocks.tokens
    let first = tokens[statement.tokens.lowerBound]
    let isDeclaration = ["let", "var", "if", "guard", "switch", "while"].contains(first.text)
    var index = statement.tokens.lowerBound
    while index < statement.tokens.upperBound {
      let token = tokens[index]
      if !isDeclaration, token.kind == .operation, Self.assignments.contains(token.text) {
        return true
      }
      if token.isWord("await") { return true }
      if token.kind == .word, index + 1 < tokens.count, tokens[index + 1].isMark("(") {
        let isMember = index > 0 && tokens[index - 1].isMark(".")
        if isMember ? Self.methods.contains(token.text) : procedures.contains(token.text) {
          return true
        }
      }
      // The braces of `if` and the like, and of `Task`, hold statements of the same code.
      if token.isMark("{"), isDeclaration || first.isWord("for") || first.isWord("do"),
        blocks.blocks.contains(where: { braces[$0.tokens.lowerBound] == index && acts($0) })
      {
        return true
      }
      index = blocks.after(index)
    }
    return false
  }

  /// Whether a literal is what an action carries, as in `store.send(.added(10))`.
  private func isSentValue(_ index: Int) -> Bool {
    let tokens = blocks.tokens
    guard index > 0, index + 1 < tokens.count,
      ["(", ",", ":"].contains(tokens[index - 1].text), [")", ","].contains(tokens[index + 1].text)
    else { return false }
    return blocks.closing.contains { start, end in
      start > 0 && start < index && index < end && tokens[start].isMark("(")
        && tokens[start - 1].isWord("send")
        && braces[index] == braces[start]
    }
  }

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%="]
  private static let methods: Set<String> = StatementEdits.mutations.union(["send"])
}
