/// Functions among a learner's tests that look like tests, and that nothing runs.
struct UnmarkedTests {
  private let tokens: [Token]
  private let blocks: Blocks

  /// - Parameter text: The learner's tests.
  init(in text: String) {
    tokens = Lexer.tokens(of: text)
    blocks = Blocks(tokens)
  }

  /// A sentence for each.
  var notes: [String] {
    names.map { "`\($0)()` has no `@Test` before it, so nothing runs it." }
  }

  private var names: [String] {
    tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].isWord("func"), tokens[index + 2].isMark("("),
        tokens[index + 3].isMark(")"), !isMarked(index), isTest(index)
      else { return nil }
      let name = tokens[index + 1].text
      // A function that others call is a part of them.
      return tokens.filter { $0.isWord(name) }.count == 1 ? name : nil
    }
  }

  /// Whether `@Test` stands before a function.
  private func isMarked(_ function: Int) -> Bool {
    var index = function
    while index > 0, !tokens[index - 1].isMark("}"), !tokens[index - 1].isMark("{"),
      !tokens[index - 1].isMark(";")
    {
      index = blocks.opening[index - 1] ?? index - 1
      if tokens[index].isMark("@"), tokens[index + 1].isWord("Test") { return true }
      if ["func", "init", "let", "var"].contains(where: tokens[index].isWord) { return false }
    }
    return false
  }

  /// Whether a function expects something.
  private func isTest(_ function: Int) -> Bool {
    guard let open = tokens[function...].firstIndex(where: { $0.isMark("{") }),
      let close = blocks.closing[open]
    else { return false }
    let body = tokens[open...close]
    return zip(body, body.dropFirst()).contains { first, second in
      first.isWord("TestStore") || first.isMark("#") && second.isWord("expect")
        || first.isWord("#expect")
        || first.isWord("await") && second.isWord("store")
    }
  }
}

extension Verdict {
  /// The same with notes on tests that nothing runs, where something is missing.
  func notingUnmarkedTests(of exercise: Exercise, in text: String) -> Verdict {
    guard status == .failed else { return self }
    let tests = exercise.isTestExercise ? text : Project.parts(of: text).tests
    var noted = self
    noted.notes += UnmarkedTests(in: tests).notes
    return noted
  }
}
