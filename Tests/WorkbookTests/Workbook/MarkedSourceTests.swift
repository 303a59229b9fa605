import Testing

@testable import WorkbookKit

@Suite("Markers") struct MarkedSourceTests {
  private let text = """
    struct Counter {
      // BEGIN SOLUTION
      var count = 0
      let name = "a"
      // END SOLUTION
      // STUB: // TODO: Keep a count.
      // STUB:
      // STUB:   var count = 7
      let given = true
    }

    """

  @Test("The starter has the stub lines, indented as their region; the solution has no marker")
  func texts() throws {
    let source = try MarkedSource(parsing: text, file: "a.swift")
    #expect(
      source.starter
        == """
        struct Counter {
          // TODO: Keep a count.
          
            var count = 7
          let given = true
        }

        """.replacing("  \n", with: "\n")
    )
    #expect(
      source.solution == """
        struct Counter {
          var count = 0
          let name = "a"
          let given = true
        }

        """
    )
  }

  @Test("All of a repair's starter is a comment until its first line is gone")
  func repair() throws {
    let source = try MarkedSource(parsing: "// REPAIR\n" + text, file: "a.swift")
    let plain = try MarkedSource(parsing: text, file: "a.swift")
    let lines = BeginLine.linesOfRepair.joined(separator: "\n")
    #expect(source.starter == "\(lines)\n\(plain.starter)\(BeginLine.endOfRepair)\n")
    #expect(source.solution == plain.solution)
  }

  @Test("A region can be left to the learner, and its lines are known, however many there are")
  func assembledLines() throws {
    let source = try MarkedSource(
      parsing: """
        given
        // BEGIN SOLUTION
        one
        // END SOLUTION
        given
        // BEGIN SOLUTION
        two
        // END SOLUTION
        // STUB: three
        given
        """,
      file: "a.swift"
    )
    #expect(source.regions.map { $0.line } == [2, 6])
    let second = source.assembled { $0 == 1 ? $1.stub : $1.solution }
    #expect(second.text == "given\none\ngiven\nthree\ngiven")
    let text = source.assembled { index, _ in index == 0 ? ["a", "b", "c"] : [] }
    #expect(text.text == "given\na\nb\nc\ngiven\ngiven")
    #expect(text.regions == [2..<5, 6..<6])
    #expect((1...6).map { text.region(ofLine: $0) } == [nil, 0, 0, 0, nil, nil])
  }

  @Test(
    "A formatter may move the comments, stub lines may be missing, and lines end as in Windows",
    arguments: [
      (
        "a:\n  // BEGIN SOLUTION\n  b\n// END SOLUTION\n// STUB: c\nd:\n", "a:\n  c\nd:\n"
      ),
      ("a\n// BEGIN SOLUTION\nb\n// END SOLUTION\nc\n", "a\nc\n"),
      ("// BEGIN SOLUTION\r\nb\r\n// END SOLUTION\r\n// STUB: s\r\nc\r\n", "s\nc\n"),
    ]
  )
  func starters(_ example: (text: String, starter: String)) throws {
    #expect(try MarkedSource(parsing: example.text, file: "a.swift").starter == example.starter)
  }

  @Test(
    "A wrong marker is reported with file and line",
    arguments: [
      ("a\n// BEGIN SOLUTION\nb\n", "a.swift:2: BEGIN SOLUTION is never closed"),
      ("// BEGIN SOLUTION\n// BEGIN SOLUTION\n", "a.swift:2: a region begins inside"),
      ("a\n// END SOLUTION\n", "a.swift:2: END SOLUTION without"),
      ("a\n// STUB: b\n", "a.swift:2: a STUB line must follow"),
      ("a\n// BEGIN SOLUTON\n", "a.swift:2: \"// BEGIN SOLUTON\" looks like"),
      ("//BEGIN SOLUTION\n", "a.swift:1: \"//BEGIN SOLUTION\" looks like"),
      ("// Begin solution\n", "a.swift:1: \"// Begin solution\" looks like"),
      ("// BEGIN SOLUTION: a\n", "a.swift:1:"),
      ("// BEGIN SOLUTION\n// END SOLUTIONS\n", "a.swift:2: \"// END SOLUTIONS\" looks like"),
      ("// BEGIN SOLUTION\n// END SOLUTION\n// STUB return\n", "a.swift:3: \"// STUB return\""),
      ("// BEGIN SOLUTION\n// END SOLUTION\n//STUB: a\n", "a.swift:3: \"//STUB: a\" looks like"),
      ("let a = 1 // BEGIN SOLUTION\n", "a.swift:1: the marker \"// BEGIN SOLUTION\" must be"),
    ]
  )
  func errors(_ example: (text: String, message: String)) throws {
    let error = #expect(throws: WorkbookError.self) {
      try MarkedSource(parsing: example.text, file: "a.swift")
    }
    #expect(error?.message.hasPrefix(example.message) == true, "\(error?.message ?? "")")
  }

  @Test("Comments that only speak of solutions and stubs are no markers")
  func harmlessComments() throws {
    let text = """
      // The solution begins with a guess.
      // A stub API that tests control by hand
      // end of the loop
      let url = "https://example.com" // stub
      """
    #expect(try MarkedSource(parsing: text, file: "a.swift").starter == text)
  }
}
