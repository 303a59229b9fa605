/// The changes that concern whole statements: to take one away, to swap two neighbours, and to
/// answer with no effect.
///
/// Changes that surely do not compile are not tried, because each try costs a part of a build; and
/// two changes that have nothing to do with each other are not swapped, because no test could tell.
struct StatementEdits {
  let blocks: Blocks
  let bytes: [UInt8]

  private var tokens: [Token] { blocks.tokens }

  func edits() -> [Edit] {
    blocks.blocks.flatMap { block in
      block.statements.indices.flatMap { index in
        [
          deletion(of: index, in: block), swap(index, with: index + 1, in: block),
          noEffect(in: block.statements[index]),
        ]
        .compactMap { $0 }
      }
    }
  }

  /// Those of the code in views that does something: each assignment is left out, and so is each
  /// condition without which the code would go on.
  func edits(of actions: ViewActions) -> [Edit] {
    blocks.blocks.filter { actions.ranges.contains($0.tokens) }.flatMap { block in
      block.statements.indices.compactMap { index in
        let statement = block.statements[index]
        let first = tokens[statement.tokens.lowerBound]
        if first.isWord("if") { return withoutCondition(statement) }
        let isChange = assignment(statement) != nil || mutation(statement) != nil
        return isChange || first.isWord("guard") ? deletion(of: index, in: block) : nil
      }
    }
  }

  /// Puts `true` in place of the condition of an `if` that has no `else`, and takes no value out.
  private func withoutCondition(_ statement: Blocks.Statement) -> Edit? {
    let own = ownTokens(statement.tokens)
    guard own.count > 2, let brace = own.first(where: { tokens[$0].isMark("{") }),
      blocks.after(brace) == statement.tokens.upperBound,
      !tokens[own[0]..<brace].contains(where: { $0.isWord("let") || $0.isWord("case") })
    else { return nil }
    let (first, last) = (tokens[own[1]], tokens[brace - 1])
    return Edit(
      kind: .truth,
      range: first.range.lowerBound..<last.range.upperBound,
      replacement: "true",
      lines: first.line...endLine(last)
    )
  }

  // MARK: Deletion

  private func deletion(of index: Int, in block: Blocks.Block) -> Edit? {
    let statement = block.statements[index]
    let isLast = index == block.statements.count - 1
    let first = tokens[statement.tokens.lowerBound]
    // A value must be returned, and a scope left, in the end.
    if isLast, Self.exits.contains(first.text) || isSwitchThatReturns(statement) { return nil }
    let rest = block.tokens.upperBound
    if let name = declaredName(statement),
      tokens[statement.tokens.upperBound..<rest].contains(where: { $0.isWord(name) })
    {
      return nil
    }
    // A closure without `$0` has no parameter, which is another type.
    let inner = ownTokens(statement.tokens)
    let outer = ownTokens(block.tokens).filter { !statement.tokens.contains($0) }
    if inner.contains(where: isParameter), !outer.contains(where: isParameter) { return nil }
    return Edit(
      kind: .deletion,
      range: range(of: statement),
      replacement: "",
      lines: lines(of: statement)
    )
  }

  /// The tokens that are in no braces of their own.
  private func ownTokens(_ range: Range<Int>) -> [Int] {
    var own: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      own.append(index)
      index = tokens[index].isMark("{") ? blocks.after(index) : index + 1
    }
    return own
  }

  /// Whether a word is `$0` or the like, and not the projected value of a property.
  private func isParameter(_ index: Int) -> Bool {
    let text = tokens[index].text
    let isNumbered = text.first == "$" && text.dropFirst().allSatisfy(\.isNumber)
    return tokens[index].kind == .word && isNumbered
  }

  /// Whether the scope is left in the cases of a `switch`, and so nowhere without it.
  private func isSwitchThatReturns(_ statement: Blocks.Statement) -> Bool {
    tokens[statement.tokens.lowerBound].isWord("switch")
      && tokens[statement.tokens].contains { $0.isWord("return") }
  }

  // MARK: Swap

  private func swap(_ index: Int, with next: Int, in block: Blocks.Block) -> Edit? {
    guard next < block.statements.count else { return nil }
    let (first, second) = (block.statements[index], block.statements[next])
    let (one, two) = (words(first), words(second))
    guard text(first) != text(second) else { return nil }
    let begins = [tokens[first.tokens.lowerBound].text, tokens[second.tokens.lowerBound].text]
    if begins.contains(where: { Self.exits.contains($0) || Self.declarations.contains($0) }) {
      return nil
    }
    if let name = declaredName(first), two.contains(name) { return nil }
    if let name = declaredName(second), one.contains(name) { return nil }
    if areIndependent(first, second) { return nil }
    let whole = range(of: first).lowerBound..<range(of: second).upperBound
    let between = range(of: first).upperBound..<range(of: second).lowerBound
    return Edit(
      kind: .swap,
      range: whole,
      replacement: text(second) + String(decoding: bytes[between], as: UTF8.self) + text(first),
      lines: lines(of: first).lowerBound...lines(of: second).upperBound
    )
  }

  /// Whether both change different places, neither reads the other's, and at most one calls anything.
  private func areIndependent(_ first: Blocks.Statement, _ second: Blocks.Statement) -> Bool {
    let changes = [assignment(first), assignment(second)].compactMap { $0 }
    guard !changes.isEmpty, let one = assignment(first) ?? mutation(first),
      let two = assignment(second) ?? mutation(second)
    else { return false }
    let overlap = { (a: [String], b: [String]) in a.starts(with: b) || b.starts(with: a) }
    return !overlap(one.target, two.target)
      && !one.reads.contains { overlap($0, two.target) }
      && !two.reads.contains { overlap($0, one.target) }
  }

  /// The place that a statement changes, and the places that it reads.
  private typealias Change = (target: [String], reads: [[String]])

  /// The change of a statement such as `state.count += step`; nil if it calls something other than
  /// an initializer.
  private func assignment(_ statement: Blocks.Statement) -> Change? {
    let own = tokens[statement.tokens]
    guard let index = own.firstIndex(where: { ["=", "+=", "-="].contains($0.text) }),
      !own.contains(where: { $0.isMark("{") || $0.isMark("?") }), areInitializers(Array(own))
    else { return nil }
    return path(own[..<index]).map { ($0, paths(in: own[(index + 1)...])) }
  }

  static let mutations: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "toggle",
  ]

  /// The change of a statement such as `state.items.insert(item, at: 0)`.
  private func mutation(_ statement: Blocks.Statement) -> Change? {
    let own = tokens[statement.tokens]
    guard let index = own.firstIndex(where: { $0.isMark("(") }),
      !own.contains(where: { $0.isMark("{") || $0.isMark("?") || $0.isWord("await") }),
      var target = path(own[..<index]), target.count > 1,
      let method = target.popLast(), Self.mutations.contains(method)
    else { return nil }
    return (target, paths(in: own[(index + 1)...]))
  }

  /// The names of a path such as `state.count`; nil if the tokens are anything else.
  private func path(_ own: ArraySlice<Token>) -> [String]? {
    let names = own.filter { $0.kind == .word }.map { $0.text }
    let isPath = !names.isEmpty && names.count * 2 - 1 == own.count
    return isPath && !names.contains("let") && !names.contains("var") ? names : nil
  }

  private func paths(in own: ArraySlice<Token>) -> [[String]] {
    var paths: [[String]] = []
    var isMember = false
    for token in own {
      if token.kind == .word {
        if isMember, !paths.isEmpty {
          paths[paths.count - 1].append(token.text)
        } else {
          paths.append([token.text])
        }
      }
      isMember = token.isMark(".")
    }
    return paths
  }

  /// Whether nothing is called but types, as in `State(count: 1)`, and nothing is looked up.
  private func areInitializers(_ own: [Token]) -> Bool {
    own.indices.allSatisfy { index in
      guard index > 0, own[index].isMark("(") || own[index].isMark("[") else { return true }
      let callee = own[index - 1]
      guard !own[index].hasSpaceBefore, callee.kind == .word else { return true }
      return own[index].isMark("(") && callee.text.first?.isUppercase == true
    }
  }

  // MARK: No effect

  private static let effects: Set = [
    "run", "send", "merge", "concatenate", "cancel", "publisher", "map",
  ]

  /// Puts `.none` in place of an effect that is returned, with `return` or as the only expression.
  private func noEffect(in statement: Blocks.Statement) -> Edit? {
    let own = statement.tokens
    let hasReturn = tokens[own.lowerBound].isWord("return")
    let start = own.lowerBound + (hasReturn ? 1 : 0)
    guard start + 1 < own.upperBound else { return nil }
    let isImplicitMember = tokens[start].isMark(".")
    let isEffect = isImplicitMember && Self.effects.contains(tokens[start + 1].text)
    let isBuilt = own.contains { index in
      index > start && tokens[index - 1].isMark(".")
        && ["cancellable", "debounce", "throttle"].contains(tokens[index].text)
    }
    guard isEffect || isBuilt && (hasReturn || isImplicitMember) else { return nil }
    let last = tokens[own.upperBound - 1]
    return Edit(
      kind: .noEffect,
      range: tokens[start].range.lowerBound..<last.range.upperBound,
      replacement: ".none",
      lines: tokens[start].line...endLine(last)
    )
  }

  // MARK: Helpers

  private static let exits: Set = ["return", "throw", "break", "continue", "fallthrough"]
  private static let declarations: Set = [
    "func", "struct", "enum", "class", "typealias", "case", "static", "init", "@", "private",
    "get", "set", "willSet", "didSet",
  ]

  /// The name that a statement declares, with `let`, `var` or `func`.
  private func declaredName(_ statement: Blocks.Statement) -> String? {
    let own = Array(tokens[statement.tokens].prefix(8))
    guard let index = own.firstIndex(where: { ["let", "var", "func"].contains($0.text) }),
      index == 0 || own[0].isMark("@"), index + 1 < own.count
    else { return nil }
    return own[index + 1].kind == .word ? own[index + 1].text : nil
  }

  private func words(_ statement: Blocks.Statement) -> Set<String> {
    Set(tokens[statement.tokens].filter { $0.kind == .word }.map { $0.text })
  }

  private func range(of statement: Blocks.Statement) -> Range<Int> {
    tokens[statement.tokens.lowerBound].range
      .lowerBound..<tokens[statement.tokens.upperBound - 1].range.upperBound
  }

  private func text(_ statement: Blocks.Statement) -> String {
    String(decoding: bytes[range(of: statement)], as: UTF8.self)
  }

  private func lines(of statement: Blocks.Statement) -> ClosedRange<Int> {
    tokens[statement.tokens.lowerBound].line...endLine(tokens[statement.tokens.upperBound - 1])
  }

  /// The last line of a token; only strings have more than one.
  private func endLine(_ token: Token) -> Int {
    token.line + token.text.lines.count - 1
  }
}
