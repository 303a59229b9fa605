import Testing

@testable import WorkbookKit

@Suite("The compiler's messages") struct DiagnosticsParserTests {
  private let output = """
    Building for debugging...
    [4/13] Compiling Words 2.1-Shout.swift
    /a b/Café/Chapters/02-Words/2.1-Shout.swift:3:1: error: expected '}' at end of brace statement
    1 | import Nothing
    2 | func other() -> Int { 1
      |                     `- note: to match this opening '{'
    3 |
      | `- error: expected '}' at end of brace statement

    /a b/Café/Chapters/02-Words/2.1-Shout.swift:1:8: warning: no such module 'Nothing: really'
    1 | import Nothing
      |        `- warning: no such module
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [5/13] Emitting module Words
    /a b/Café/Chapters/02-Words/2.1-Shout.swift:3:1: error: expected '}' at end of brace statement
    1 | import Nothing
    /a b/Café/Chapters/02-Words/2.2-Other.swift:2:8: note: 'S' previously declared here
    2 | struct S {}
    /elsewhere/Swift.swiftinterface:7:2: error: something
    """

  @Test("Each is read once, with its path from the root, its excerpt and its notes")
  func messages() throws {
    let diagnostics = DiagnosticsParser(root: "/a b/Café").parse(output)
    #expect(diagnostics.count == 3)
    let first = try #require(diagnostics.first)
    #expect(first.severity == .error)
    #expect(first.file == "Chapters/02-Words/2.1-Shout.swift")
    #expect((first.line, first.column) == (3, 1))
    #expect(first.message == "expected '}' at end of brace statement")
    #expect(first.excerpt.count == 5)
    #expect(diagnostics[1].severity == .warning)
    #expect(diagnostics[1].message == "no such module 'Nothing: really'")
    #expect(diagnostics[2].file == "/elsewhere/Swift.swiftinterface")
  }

  @Test("An excerpt goes on where lines are left out")
  func leftOut() {
    let excerpt = [
      "1 | enum E {", "  |      `- note: 'E' declared here", "  :", "9 |   let x: E.State",
      "  |            `- error: 'State' is not a member type of enum 'E'",
    ]
    let output = (["/r/a.swift:9:12: error: 'State' is not a member type of enum 'E'"] + excerpt)
    let diagnostics = DiagnosticsParser(root: "/r").parse(output.joined(separator: "\n"))
    #expect(diagnostics.first?.excerpt == excerpt)
  }

  @Test("A note belongs to the error before it")
  func notes() {
    let diagnostics = DiagnosticsParser(root: "/r").parse(
      """
      /r/a.swift:1:2: error: invalid redeclaration of 'S'
      1 | struct S {}
      /r/b.swift:2:8: note: 'S' previously declared here
      2 | struct S {}
      """
    )
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.file == "a.swift")
    #expect(diagnostics.first?.notes.first?.file == "b.swift")
    #expect(diagnostics.first?.notes.first?.excerpt == ["2 | struct S {}"])
  }
}
