import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Wrong answers", .timeLimit(.minutes(2))) struct WrongAnswerTests {
  private let miniature: ProofMiniature
  private let folder = "Tests/WrongAnswers/01-Numbers/1.1-Grow"

  /// The solution has two regions: the body of `f`, and all of `g`.
  init() throws {
    miniature = try ProofMiniature([.init(title: "Grow")])
    try miniature.edit("Solutions/01-Numbers/1.1-Grow.swift") { text in
      text + """
        // BEGIN SOLUTION
        func g(_ a: Int) -> Int {
          a - 1
        }
        // END SOLUTION
        // STUB: func g(_ a: Int) -> Int { a }
        let given = 1

        """
    }
  }

  private func answer(_ text: String) throws -> WrongAnswer {
    try miniature.folder.write(text, to: "\(folder)/Tried.swift")
    let exercise = try #require(try miniature.workbook().exercises.first)
    return try WrongAnswer(
      reading: "\(folder)/Tried.swift",
      of: exercise,
      solution: try MarkedSource(reading: exercise.solutionFile, root: miniature.root),
      root: miniature.root
    )
  }

  @Test("A region takes the place of the solution's, and the other keeps the solution's text")
  func regions() throws {
    let found = try answer(
      "// caught by: Odd ones come out\n// REGION 1\n    let b = a\n    return b\n"
    )
    #expect(found.caughtBy == ["Odd ones come out"])
    #expect(
      found.text == """
        enum Grow {
          static func f(_ a: Int) -> Int {
            let b = a
            return b
          }
        }
        func g(_ a: Int) -> Int {
          a - 1
        }
        let given = 1

        """
    )
    #expect((1...10).map { found.ownLine($0) } == [nil, nil, 3, 4, nil, nil, nil, nil, nil, nil])
  }

  @Test("Several regions may be replaced, in any order; one without a line is taken away")
  func severalRegions() throws {
    let found = try answer(
      "// caught by: A\n// caught by: B\n\n// REGION 2\n// REGION 1\n    a\n"
    )
    #expect(found.caughtBy == ["A", "B"])
    let text = "enum Grow {\n  static func f(_ a: Int) -> Int {\n    a\n  }\n}\nlet given = 1\n"
    #expect(found.text == text)
    #expect(found.ownLine(3) == 6)
  }

  @Test("A file without a region is a whole file, and its lines are its own")
  func wholeFile() throws {
    let text = "// caught by: A\n\nenum Grow {}\n"
    let found = try answer(text)
    #expect(found.text == text)
    #expect(found.ownLine(3) == 3)
  }

  @Test(
    "What is not valid is reported with file and line",
    arguments: [
      ("", 1, "The first line must name the test that rejects it"),
      ("// caught: A\n// REGION 1\na\n", 1, "The first line must name the test that rejects it"),
      ("// caught by: \n// REGION 1\na\n", 1, "The first line must name the test"),
      ("// caught by: A\n// caught by:\n// REGION 1\na\n", 2, "The name of a test is missing"),
      ("// caught by: A\n\n", 2, "There is no answer after the header"),
      (
        "// caught by: A\nlet b = 1\n// REGION 1\na\n", 2,
        "Only the header may come before"
      ),
      ("// caught by: A\n// REGION 1\na\n// REGION 3\n", 4, "the solution has the regions 1 to 2."),
      ("// caught by: A\n// REGION 0\na\n", 2, "There is no region 0"),
      ("// caught by: A\n// REGION 1\na\n// REGION 1\nb\n", 4, "the first is at line 2"),
      ("// caught by: A\n// REGION 1\n    2 * a + 1\n", 2, "Region 1 is equal to the solution's"),
      ("// caught by: A\n// REGION one\na\n", 2, "\"// REGION one\" looks like the marker"),
      ("// caught by: A\n  // REGION 1\na\n", 2, "\"// REGION 1\" looks like the marker"),
      ("// caught by: A\n// Region 1\na\n", 2, "\"// Region 1\" looks like the marker"),
      ("// caught by: A\n// REGION 1\na\n//REGION 2\n", 4, "\"//REGION 2\" looks like the marker"),
      ("// caught by: A\n// REGON 1\na\n", 2, "\"// REGON 1\" looks like the marker"),
    ]
  )
  func errors(_ example: (text: String, line: Int, message: String)) throws {
    let error = #expect(throws: WorkbookError.self) { try answer(example.text) }
    let message = error?.message ?? ""
    #expect(message.hasPrefix("\(folder)/Tried.swift:\(example.line): "), "\(message)")
    #expect(message.contains(example.message), "\(message)")
  }

  @Test("A whole file that is equal to the solution is no wrong answer")
  func solution() throws {
    let exercise = try #require(try miniature.workbook().exercises.first)
    let source = try MarkedSource(reading: exercise.solutionFile, root: miniature.root)
    let error = #expect(throws: WorkbookError.self) {
      try answer("// caught by: A\n\n" + source.solution)
    }
    #expect(error?.message == "\(folder)/Tried.swift:1: This answer is equal to the solution.")
  }

  @Test("Comments that only speak of regions are no markers")
  func harmlessComments() throws {
    let text = "// caught by: A\n// REGION 1\n    // Regions of the map come first.\n    a\n"
    #expect(try answer(text).text.contains("// Regions of the map"))
  }

  // MARK: The command

  private func answers(_ words: String...) -> (status: Int32, output: String) {
    Program.run(["answers", "--root", miniature.root] + words, with: Program.tools)
  }

  @Test("The whole files are written and named, and those of an earlier time are gone")
  func expand() throws {
    try miniature.folder.write("old", to: ".build/workbook/answers/1.1/Old.swift")
    let result = answers("--expand", "1.1")
    let files = (1...4).map { ".build/workbook/answers/1.1/Wrong\($0).swift" }
    #expect(result.status == 0)
    #expect(result.output.lines.filter { !$0.isEmpty } == files)
    #expect(Files.names(in: miniature.root + "/.build/workbook/answers/1.1").count == 4)
    #expect(
      miniature.folder.text(files[1]) == """
        enum Grow {
          static func f(_ a: Int) -> Int {
            a
          }
        }
        func g(_ a: Int) -> Int {
          a - 1
        }
        let given = 1

        """
    )
  }

  @Test("Without the option, the answers are listed with the tests that reject them")
  func list() {
    let result = answers("1.1")
    #expect(result.status == 0)
    #expect(result.output.lines.count == 5)
    #expect(
      result.output.lines.first == "\(folder)/Wrong1.regions: caught by \"Odd ones come out\""
    )
    #expect(answers().status == 2)
  }

  @Test("An answer that cannot be read is named, and the command ends with 2")
  func unreadable() throws {
    try miniature.edit("\(folder)/Wrong3.regions") {
      $0.replacing("// REGION 1", with: "// REGION 9")
    }
    let result = Program.execute(Program.tools, ["answers", "1.1", "--root", miniature.root])
    #expect(result.status == 2)
    #expect(result.errors.contains("\(folder)/Wrong3.regions:2: There is no region 9"))
  }
}
