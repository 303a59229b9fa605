import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Trivial answers", .timeLimit(.minutes(20))) struct TrivialAnswerTests {
  private func answers(_ text: String, suite: String = "") throws -> [TrivialAnswer] {
    TrivialAnswer.all(of: try MarkedSource(parsing: text, file: "a.swift"), suite: suite)
  }

  private func function(_ type: String, _ line: String) -> String {
    """
    func f(_ a: Int) -> \(type) {
      // BEGIN SOLUTION
      \(line)
      // END SOLUTION
      // STUB: g()
    }
    """
  }

  @Test("Each region is left to its stub, the others being solved")
  func stubs() throws {
    let found = try answers(
      """
      // BEGIN SOLUTION
      one()
      // END SOLUTION
      // STUB: // one
      // BEGIN SOLUTION
      two()
      // END SOLUTION
      // STUB: // two
      """
    )
    #expect(found.map { $0.text } == ["// one\ntwo()", "one()\n// two"])
    #expect(found.map { $0.line } == [1, 5])
  }

  @Test("One region alone is the starter, which is tried as such")
  func starter() throws {
    #expect(try answers(function("Void", "two()")).isEmpty)
  }

  @Test(
    "A body gets the values that its type has without a thought",
    arguments: [
      ("Int", ["0"]), ("Double", ["0"]), ("String", ["\"\""]), ("Bool", ["true", "false"]),
      ("String?", ["nil"]), ("[Int]", ["[]"]), ("[String: Int]", ["[:]"]),
      ("Effect<Int>", [".none"]),
      ("Unheard", []),
    ]
  )
  func values(type: String, values: [String]) throws {
    let found = try answers(function(type, "compute(a)"))
    #expect(found.map { $0.deed } == values.map { "is replaced by `\($0)`" })
    #expect(
      found.map { $0.text } == values.map { "func f(_ a: Int) -> \(type) {\n  return \($0)\n}" }
    )
  }

  @Test("A part of a body gets one only if it returns")
  func partOfABody() throws {
    let given = function("Int", "let b = a\n  return b").replacing(
      "  // BEGIN",
      with: "  print(a)\n  // BEGIN"
    )
    #expect(
      try answers(given).map { $0.text } == [
        "func f(_ a: Int) -> Int {\n  print(a)\n  return 0\n}"
      ]
    )
    let part = given.replacing("  return b", with: "  print(b)")
    #expect(try answers(part).isEmpty)
  }

  @Test("A case of a reducer gets no effect")
  func reducer() throws {
    let found = try answers(
      """
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tap:
            // BEGIN SOLUTION
            state.count += 1
            return .send(.done)
            // END SOLUTION
            // STUB: return .send(.done)
          }
        }
      }
      """
    )
    #expect(found.map { $0.deed } == ["is replaced by `.none`"])
  }

  @Test("A constant with a type gets a value")
  func constant() throws {
    let found = try answers(
      """
      enum A {
        // BEGIN SOLUTION
        static let counts: [Int] = [1, 2]
        // END SOLUTION
        // STUB: static let counts: [Int] = [0]
      }
      """
    )
    #expect(found.map { $0.text } == ["enum A {\n  static let counts: [Int] = []\n}"])
  }

  @Test("Constants that the suite compares with are tried")
  func suiteConstants() throws {
    let suite = "#expect(f(1) == 4)\n#expect(f(2) == 7)\n#expect(name == \"x\")"
    let found = try answers(function("Int", "compute(a)"), suite: suite)
    #expect(found.map { $0.deed } == ["0", "4", "7"].map { "is replaced by `\($0)`" })
  }
}
