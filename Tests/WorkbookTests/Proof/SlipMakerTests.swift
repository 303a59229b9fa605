import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Slips of the hand", .timeLimit(.minutes(20))) struct SlipMakerTests {
  private func slips(_ lines: String...) -> [Slip] {
    let region = MarkedSource.Region(line: 2, solution: lines, stub: [])
    return SlipMaker(MarkedSource(segments: [.given(["import Given"]), .region(region)]))
      .slips(atMost: 3)
  }

  private func after(_ kind: Slip.Kind, _ lines: String...) -> [String] {
    let region = MarkedSource.Region(line: 2, solution: lines, stub: [])
    return SlipMaker(MarkedSource(segments: [.given(["import Given"]), .region(region)]))
      .slips(atMost: 3).filter { $0.kind == kind }.map(\.after)
  }

  @Test("Words and signs are left out")
  func leftOut() {
    #expect(after(.returnLeftOut, "return .none") == [".none"])
    #expect(after(.awaitLeftOut, "try await send()") == ["try send()"])
    #expect(after(.tryLeftOut, "try? a()", "try b()") == ["b()"])
    #expect(after(.dollarLeftOut, "f(\\.$page, $0)") == ["f(\\.page, $0)"])
    #expect(after(.dotLeftOut, "f(.a).b") == ["f(a).b"])
    #expect(after(.backslashLeftOut, "f(\\.a)") == ["f(.a)"])
    #expect(after(.callLeftOut, "Child()", "f()") == ["Child"])
  }

  @Test("A use of a name is misspelt, and no declaration")
  func misspelt() {
    #expect(after(.misspelt, "let number = total + 1") == ["let number = toal + 1"])
  }

  @Test("Two arguments change places")
  func labels() {
    #expect(after(.labelsSwapped, "f(a: 1, b: [2, 3])") == ["f(b: [2, 3], a: 1)"])
    #expect(after(.labelsSwapped, "f(1, b: 2)") == [])
  }

  @Test("A case goes with its statements, and the `switch` is where that is noticed")
  func cases() {
    let found = slips("switch a {", "case .b:", "  c()", "case .d:", "  e()", "}")
      .first { $0.kind == .caseLeftOut }
    #expect(found?.text == "import Given\nswitch a {\ncase .d:\n  e()\n}")
    #expect(found?.line == 2)
  }

  @Test("Another child is one that is joined, and no view")
  func children() {
    let other = "@Reducer struct Other {}"
    #expect(
      after(.anotherChild, other, "Scope(\\.a, action: \\.a) { Child() }", "if x { Spinner() }")
        == ["Scope(\\.a, action: \\.a) { Other() }"]
    )
  }

  @Test("Another seed chooses other slips, and misspells in another way")
  func seeds() {
    func after(_ kind: Slip.Kind, seed: Int) -> [String] {
      let lines = ["return first + 1", "return second + 2"]
      let region = MarkedSource.Region(line: 1, solution: lines, stub: [])
      return SlipMaker(MarkedSource(segments: [.region(region)]), seed: seed)
        .slips(atMost: 1).filter { $0.kind == kind }.map(\.after)
    }
    #expect(after(.returnLeftOut, seed: 0) == ["first + 1"])
    #expect(after(.returnLeftOut, seed: 1) == ["second + 2"])
    #expect(after(.misspelt, seed: 0) == ["return fist + 1"])
    #expect(after(.misspelt, seed: 1) == ["return seocnd + 2"])
    #expect(after(.misspelt, seed: 2) == ["return firrst + 1"])
  }

  @Test("There are at most as many of a kind as asked for, and given lines stay as they are")
  func limits() {
    let found = slips("return 1", "return 2", "return 3", "return 4")
    #expect(found.filter { $0.kind == .returnLeftOut }.count == 3)
    #expect(found.filter { $0.kind == .importLeftOut }.map(\.before) == ["import Given"])
  }
}
