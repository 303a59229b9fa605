import Testing

@testable import workbook_tools

@Suite("A sentence for every check") struct SuiteSentencesTests {
  private func lines(_ body: String) -> [Int?] {
    SuiteSentences(of: "S.swift", text: body).findings().map { $0.line }
  }

  @Test("A sentence that sends to another check must name one")
  func otherChecks() {
    let sentence = """
      @Test("The first one passes")
      func first() {
        try #require(
          a,
          \"""
          Not judged yet. First let the \\
          check "The first \\
          one passes" pass.
          \"""
        )
      }
      """
    #expect(lines(sentence) == [])
    #expect(lines(sentence.replacing("@Test(\"The first", with: "@Test(\"The second")) == [6])
  }

  @Test(
    "A check with a sentence is fine",
    arguments: [
      #"#expect(a == 1, "One was expected, and it was \(a).")"#,
      "try #require(a.first { $0 == 1 }, sentence)",
      #"#expect(throws: Odd.self, "It is odd.") { try f(1, 2) }"#,
      #"Issue.record("Nothing came.")"#,
      "#expect(a == [1, 2], comment(a, [1, 2]), sourceLocation: place)",
    ]
  )
  func sentences(check: String) {
    #expect(lines(check) == [])
  }

  @Test(
    "A check without one is reported at its line",
    arguments: [
      "#expect(a == 1)", "try #require(a.first { $0 == f(1, 2) })", "#expect(throws: Odd.self) {}",
      "Issue.record()", "#expect(a == [1, 2], sourceLocation: place)", "#expect(f(a, \"no\"))",
    ]
  )
  func none(check: String) {
    #expect(lines("func test() {\n  \(check)\n}\n") == [2])
  }

  @Test("A step of a test store is reported, unless it is within a closure that has a sentence")
  func steps() {
    let text = """
      @Test("One") func one() async {
        await store.send(.tapped) { $0.count = 1 }
        await store.receive(\\.answered)
        await expectSteps("One more.") {
          await store.send(.tapped)
          await store.receive(\\.answered, timeout: .zero)
        }
        let found = await complaints {
          for _ in 0..<2 { await store.send(.tapped) }
        }
        await store.send(.tapped).finish()
        store.send(.tapped)
      }
      func expectNothing() async {
        await store.send(.tapped)
      }
      func lenient() async {
        store.exhaustivity = .off
        await store.send(.tapped)
        await store.send(.tapped) { $0.count = 1 }
      }
      """
    #expect(lines(text) == [2, 3, 15, 20])
  }

  @Test("Words in texts and comments are no checks")
  func texts() {
    #expect(lines("// #expect(a)\nlet text = \"#expect(a)\"") == [])
  }
}
