/// Functions among a learner's tests that look like tests, and that nothing runs.
struct UnmarkedTests {
  private let tokens: [Token]
  private let blocks: Blocks

  /// - Parameter text: The learner's tests.
  init(in text: String) {
    tokens = Lexer.tokens(of: text)
    blocks = Blocks(tokens)
  }

  /// A sentence for each, or one for all of XCTest's.
  var notes: [String] {
    if let testCase {
      return [
        "`\(testCase)` is an `XCTestCase`, whose methods are not run here. A test of Swift Testing is a"
          + " function with `@Test`, in a `struct`, and `#expect` takes the place of `XCTAssert…`:"
          + " `Scripts/workbook read older` has both."
      ]
    }
    return names.map { "`\($0)()` has no `@Test` before it, so nothing runs it." }
  }

  /// The first class with tests of XCTest.
  private var testCase: String? {
    tokens.indices.dropFirst(3).first { index in
      tokens[index].isWord("XCTestCase") && tokens[index - 1].isMark(":")
        && tokens[index - 3].isWord("class")
    }
    .map { tokens[$0 - 2].text }
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
  /// The same with notes on tests that nothing runs: whoever reads that all tests pass thinks of them
  /// too.
  func notingUnmarkedTests(of exercise: Exercise, in text: String, _ workbook: Workbook) -> Verdict
  {
    guard ![.doesNotCompile, .notJudged].contains(status) else { return self }
    let parts = Project.parts(of: text)
    let own = exercise.isOwn ? Files.text(workbook.absolute(exercise.suiteFile)) : nil
    var noted = self
    noted.notes += UnmarkedTests(in: own ?? (exercise.isTestExercise ? text : parts.tests)).notes
    if let file = exercise.ownTestsFile, status != .passed, !parts.tests.contains("@Test") {
      noted.notes.append(
        "Step 1, *Examples*: \(file.fileName) has no test yet. Write one sentence of the wish as a test. It says"
          + " what to write next."
      )
    }
    return noted
  }
}
