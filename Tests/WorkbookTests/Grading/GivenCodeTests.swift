import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Predictions in the code that was given") struct GivenCodeTests {
  private static let solution = """
    enum Loop {
      static let script = [
        1, 2,
      ]
      // BEGIN SOLUTION
      static let first = [1, 2]
      // END SOLUTION
      // STUB: static let first: [Int] = []
      // Another one.
      // BEGIN SOLUTION
      static let second = 3
      // END SOLUTION
      // STUB: static let second = 0
      static func run() -> Int { script.count }
      // BEGIN SOLUTION
      static let last = 2
      // END SOLUTION
      // STUB: static let last = 0
    }

    """

  private func restored(_ change: (String) -> String) throws -> String? {
    let source = try MarkedSource(parsing: Self.solution, file: "1.1-Loop.swift")
    return GivenCode(source).restored(in: change(source.solution))
  }

  private func tokens(_ text: String) -> [String] { Lexer.tokens(of: text).map(\.text) }

  @Test("A file with all of the given code is judged as it is")
  func intact() throws {
    #expect(try restored { $0 } == nil)
    #expect(try restored { $0.replacing("[1, 2]\n", with: "[9, 9, 9].map { $0 }\n") } == nil)
  }

  @Test(
    "Changes of the given code are taken back, and predictions stay",
    arguments: [
      ("    1, 2,\n  ]", "    1, 2]"), ("enum Loop {", "enum Loop: Sendable {"),
      ("{ script.count }", "{ 7 }"), ("enum Loop {", "import Foundation\nenum Loop {"),
    ]
  )
  func changed(_ given: String, _ own: String) throws {
    let source = try MarkedSource(parsing: Self.solution, file: "1.1-Loop.swift")
    let text = try #require(try restored { $0.replacing(given, with: own) })
    #expect(tokens(text) == tokens(source.solution))
  }
}
