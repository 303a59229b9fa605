import Testing

@testable import WorkbookKit

@Suite("The line of a mistake") struct MistakeLocatorTests {
  private let text = """
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count = "1"
        return .none
      }
    }
    let other = 1
    """

  private func error(_ line: Int, _ message: String, file: String = "A.swift") -> Diagnostic {
    Diagnostic(severity: .error, file: file, line: line, column: 1, message: message)
  }

  @Test("Errors at the beginning of the closure give way to the one at its line")
  func located() {
    let locator = MistakeLocator { _ in [self.error(3, "wrong type")] }
    let found = locator.located(
      [error(2, "no idea"), error(2, "none at all"), error(7, "another")],
      in: "A.swift",
      text: text
    )
    #expect(found == [error(3, "wrong type"), error(7, "another")])
  }

  @Test("A text is compiled only if an error has no line of its own")
  func own() {
    let locator = MistakeLocator { _ in
      Issue.record("Nothing was to be compiled.")
      return []
    }
    let errors = [error(3, "wrong type"), error(2, "elsewhere", file: "B.swift")]
    #expect(locator.located(errors, in: "A.swift", text: text) == errors)
  }

  @Test("The compiler's message stays if the second try says no more about the closure")
  func nothing() throws {
    let errors = [error(2, "no idea")]
    for line in [2, 5, 7] {
      let locator = MistakeLocator { _ in [self.error(line, "of the rewriting")] }
      #expect(locator.located(errors, in: "A.swift", text: text) == errors)
    }
  }

  @Test("A failure of the compiler without a place is followed wherever it is")
  func vague() {
    let locator = MistakeLocator { _ in [self.error(3, "wrong type")] }
    let errors = [error(1, "failed to produce diagnostic for expression")]
    #expect(locator.located(errors, in: "A.swift", text: text) == [error(3, "wrong type")])
  }
}
