import Testing

@testable import WorkbookKit

@Suite("Tests that nothing runs") struct UnmarkedTestsTests {
  @Test(
    "A function that expects something, without a mark and without a caller, is named",
    arguments: [
      ("func wins() async { await store.send(.tap) }", ["wins"]),
      ("@MainActor func wins() { #expect(true) }", ["wins"]),
      ("@Test func wins() { #expect(true) }", []), ("@Test(\"A\") func wins() { #expect(a) }", []),
      ("@Test @MainActor func wins() { #expect(true) }", []),
      ("func store() -> Int { 1 }", []), ("func wins(_ a: Int) { #expect(a == 1) }", []),
      ("func help() { #expect(a) }\n@Test func wins() { help() }", []),
    ]
  )
  func names(text: String, names: [String]) {
    let inside = "struct Tests {\n  let a = true\n  \(text)\n}\n"
    for text in [text, inside] {
      let expected = names.map { "`\($0)()` has no `@Test` before it, so nothing runs it." }
      #expect(UnmarkedTests(in: text).notes == expected)
    }
  }

  @Test("Tests of XCTest get one sentence")
  func ofXCTest() {
    let text = """
      final class GameTests: XCTestCase {
        func testWins() async { await store.send(.tap) }
        func testLoses() { XCTAssertEqual(1, 1) }
      }
      """
    let notes = UnmarkedTests(in: text).notes
    #expect(notes.count == 1 && notes[0].hasPrefix("`GameTests` is an `XCTestCase`"))
  }
}
