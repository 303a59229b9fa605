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

  @Test("The starter has the stub lines, at the indentation of their region")
  func starter() throws {
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
  }

  @Test("A formatter that moves the comments after a region does not move the stub")
  func movedComments() throws {
    let text = """
      case .add:
        // BEGIN SOLUTION
        count += 1
      // END SOLUTION
      // STUB: count += 0
      case .stop:
      """
    let source = try MarkedSource(parsing: text, file: "a.swift")
    #expect(
      source.starter == """
        case .add:
          count += 0
        case .stop:
        """
    )
  }

  @Test("The solution has no marker")
  func solution() throws {
    let source = try MarkedSource(parsing: text, file: "a.swift")
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

  @Test("One region of several can be left to the learner")
  func singleRegion() throws {
    let source = try MarkedSource(
      parsing: """
        // BEGIN SOLUTION
        let a = 1
        // END SOLUTION
        // STUB: let a = 0
        // BEGIN SOLUTION
        let b = 1
        // END SOLUTION
        // STUB: let b = 0
        """,
      file: "a.swift"
    )
    #expect(source.regions.map { $0.line } == [1, 5])
    let text = source.assembled { $0 == 1 ? $1.stub : $1.solution }
    #expect(text == AssembledText(text: "let a = 1\nlet b = 0", regions: [1..<2, 2..<3]))
  }

  @Test("The lines of each region are known, also where lines were put in or taken away")
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
        given
        """,
      file: "a.swift"
    )
    let text = source.assembled { index, _ in index == 0 ? ["a", "b", "c"] : [] }
    #expect(text.text == "given\na\nb\nc\ngiven\ngiven")
    #expect(text.regions == [2..<5, 6..<6])
    #expect((1...6).map { text.region(ofLine: $0) } == [nil, 0, 0, 0, nil, nil])
  }

  @Test(
    "A region without stub lines leaves nothing, and Windows line ends are understood",
    arguments: [
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
