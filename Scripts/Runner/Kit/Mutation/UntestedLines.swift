/// The lines of a feature that its tests do not run: its views, its previews, and the live values of
/// its dependencies. The text of a question that has a name is one of them: a test names it too, as in
/// `$0.alert = .deletion`, and what it says is seen on the screen.
struct UntestedLines {
  let blocks: Blocks

  /// The braces of the types that are views.
  var views: [Int] {
    blocks.closing.keys.filter { index in
      guard blocks.tokens[index].isMark("{") else { return false }
      let header = blocks.header(before: index)
      return header.contains { ["struct", "class", "extension"].contains($0) }
        && header.contains(where: Self.views.contains)
    }
  }

  /// Counted from 1.
  func ranges() -> [ClosedRange<Int>] {
    let tokens = blocks.tokens
    let views = blocks.closing.keys.filter { index in
      tokens[index].isMark("{") && (isOfView(brace: index) || isOfQuestion(brace: index))
    }
    let lives = tokens.indices.filter { index in
      index > 0 && Self.liveValues.contains(tokens[index].text)
        && ["let", "var"].contains(tokens[index - 1].text)
    }
    return views.map { tokens[$0].line...tokens[blocks.closing[$0] ?? $0].line }
      + lives.map { tokens[$0].line...lastLine(ofDeclarationAt: $0) }
  }

  private func isOfView(brace: Int) -> Bool {
    let header = blocks.header(before: brace)
    if header.contains("#Preview") { return true }
    let isType = ["struct", "class", "extension"].contains(where: header.contains)
    return (isType || header.contains("some")) && header.contains(where: Self.views.contains)
  }

  private func isOfQuestion(brace: Int) -> Bool {
    let header = blocks.header(before: brace)
    return ["extension", "func", "let", "var"].contains(where: header.contains)
      && header.contains(where: Self.questions.contains)
  }

  private static let questions: Set = ["AlertState", "ConfirmationDialogState"]
  private static let views: Set = ["View", "App", "Scene", "ViewModifier", "ButtonStyle"]
  private static let liveValues: Set = ["liveValue", "previewValue"]

  private func lastLine(ofDeclarationAt start: Int) -> Int {
    let tokens = blocks.tokens
    var (index, last) = (start, start)
    while index < tokens.count {
      let token = tokens[index]
      if index > start, token.isMark("}") || token.beginsLine && !token.isMark(".") { break }
      last = blocks.closing[index] ?? index
      index = last + 1
    }
    return tokens[last].line
  }
}
