import Testing

@testable import WorkbookKit

@Suite("A case without a return") struct UnendingCasesTests {
  private let text = """
    func title(_ number: Int) -> String {
      switch number {
      case 1:
        if case 2 = number { return "no" }
        let text = "one"
        text  // forgotten
      case 2, 3:
        switch number {
        case 2: return "two"
        default: "three"
        }
      default:
        return "many"
      }
    }
    """

  private func warning(_ line: Int) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      file: "A.swift",
      line: line,
      column: 20,
      message: "code after 'return' will never be executed"
    )
  }

  private func error(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(severity: .error, file: "A.swift", line: line, column: 1, message: message)
  }

  @Test("Each case gets a call at its end, also within a case, and every line keeps its number")
  func ends() throws {
    let rewritten = try #require(UnendingCases(rewriting: text, closingAt: 15))
    #expect(rewritten.ends.map { $0.line } == [6, 9, 10, 11, 13])
    #expect(rewritten.ends[0] == UnendingCases.End(line: 6, column: 5))
    let lines = rewritten.text.lines
    #expect(lines.count == text.lines.count)
    #expect(lines[5] == "    text; fatalError()  // forgotten")
    #expect(lines[8] == "    case 2: return \"two\"; fatalError()")
    #expect(lines[10] == "    }; fatalError()")
  }

  @Test("A function that does not end with a switch is left alone", arguments: [3, 14, 99])
  func others(line: Int) {
    #expect(UnendingCases(rewriting: text, closingAt: line) == nil)
  }

  @Test("A missing return is reported at the cases whose ends are reached")
  func located() {
    let locator = MistakeLocator { _ in [9, 11, 13].map(warning) }
    let missing = error(15, "missing return in global function expected to return 'String'")
    let found = locator.located([missing], in: "A.swift", text: text)
    #expect(found.map { $0.line } == [6, 10])
    #expect(found[0].message == missing.message)
    #expect(found[0].excerpt == ["6 |     text  // forgotten"])
  }

  @Test("A case without a return stays where it is if a second try does not help")
  func unknown() throws {
    let missing = error(15, "missing return in global function expected to return 'String'")
    for answer in [[error(6, "no")], [6, 9, 10, 11, 13].map(warning)] {
      let locator = MistakeLocator { _ in answer }
      #expect(locator.located([missing], in: "A.swift", text: text) == [missing])
    }
  }
}
