import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Answers that are kept") struct AnswerTests {
  private let miniature = ProofMiniature([.init(title: "Grow")])
  private let file = "Tests/Answers/01-Numbers/1.1-Grow.diff"

  /// The solution has two regions: the body of `f`, and all of `g`.
  init() throws {
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

  private func answers(in text: String) throws -> [Answer] {
    try miniature.folder.write(text, to: file)
    let exercise = try #require(try miniature.workbook().exercises.first)
    let solution = try MarkedSource(reading: exercise.solutionFile, root: miniature.root)
    return try Answer.read(of: exercise, solution: solution, root: miniature.root).map {
      try $0.get()
    }
  }

  /// An answer whose text begins at line 2 of the file, or a whole file.
  private func answer(_ text: String) throws -> Answer {
    try #require(try answers(in: text.contains("===") ? text : "=== Tried\n\(text)").first)
  }

  @Test("A hunk takes the place of the solution's lines, and the rest is the solution's")
  func hunk() throws {
    let found = try answer(
      "// caught by: Odd ones come out\n@@\n-    2 * a + 1\n+    let b = a\n+    return b\n"
    )
    #expect(found.outcome == .caught(by: ["Odd ones come out"]))
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
    #expect((1...10).map { found.ownLine($0) } == [nil, nil, 5, 6, nil, nil, nil, nil, nil, nil])
  }

  @Test("Several hunks may come in any order, and change given lines too")
  func severalHunks() throws {
    let found = try answer(
      """
      // caught by: A
      // caught by: B

      @@ -10 +10,2 @@ as a tool writes it
       let given = 1
      +let more = 2

      @@
      -    2 * a + 1
      @@
       func g(_ a: Int) -> Int {
      -  a - 1
       }

      """
    )
    #expect(found.outcome == .caught(by: ["A", "B"]))
    #expect(
      found.text == """
        enum Grow {
          static func f(_ a: Int) -> Int {
          }
        }
        func g(_ a: Int) -> Int {
        }
        let given = 1
        let more = 2

        """
    )
    #expect(found.ownLine(8) == 7)
  }

  @Test("Spaces at the ends of a line are of no account, and lines that stay are the solution's")
  func spaces() throws {
    let found = try answer("// caught by: A\n@@\n func g(_ a: Int) -> Int { \n-a - 1\n+  a\n   }\n")
    #expect(found.text.hasSuffix("\nfunc g(_ a: Int) -> Int {\n  a\n}\nlet given = 1\n"))
  }

  @Test("Between two hunks an empty line is for the reader, and inside of one it is a line")
  func emptyLines() throws {
    try miniature.edit("Solutions/01-Numbers/1.1-Grow.swift") { $0 + "\nlet last = 2\n" }
    let found = try answer(
      "// caught by: A\n@@\n let given = 1\n\n-let last = 2\n+let last = 3\n\n\n@@\n-  a - 1\n"
    )
    #expect(found.text.hasSuffix("{\n}\nlet given = 1\n\nlet last = 3\n"))
  }

  @Test(
    "An invalid answer is reported with file and line",
    arguments: [
      ("", 1, "An answer begins with a line such as // passes: … or // caught by: …"),
      (
        "// caught: A\n@@\n-  a - 1\n", 1,
        "An answer begins with a line such as // passes: … or // caught by: …"
      ),
      ("// caught by: \n@@\n-  a - 1\n", 1, "Nothing follows caught by:"),
      ("// caught by: A\n// caught by:\n@@\n-  a - 1\n", 2, "Nothing follows caught by:"),
      ("// caught by: A\n\n", 1, "There is no answer after the header"),
      ("// caught by: A\n// says: B\n@@\n-  a - 1\n", 1, "its header mixes them"),
      ("// caught by: A\nlet b = 1\n@@\n-  a - 1\n", 2, "Only the header may come before"),
      ("// caught by: A\n@@\n-  a - 1\nlet\n", 4, "A line of a hunk begins with - or +"),
      ("// caught by: A\n@@\n func g(_ a: Int) -> Int {\n", 2, "This hunk changes nothing"),
      ("// caught by: A\n@@\n+  a\n", 2, "This hunk has no line of the solution"),
      ("// caught by: A\n@@\n-  a - 2\n+  a\n", 2, "The solution has no such lines"),
      ("// caught by: A\n@@\n-  a - 1\n let given = 1\n", 2, "The solution has no such lines"),
      ("// caught by: A\n@@\n }\n+let b = 1\n", 2, "3 times, first at line 4 and line 5"),
      (
        "// caught by: A\n@@\n-  a - 1\n@@\n   a - 1\n+  b\n", 4,
        "another one are about the same lines"
      ),
      ("// caught by: A\n@@\n-  a - 1\n+  a - 1\n", 0, "This answer is equal to the solution."),
      ("// caught by: A\n=== B\n", 0, "An answer begins with its name"),
      ("=== \n// caught by: A\n@@\n-  a - 1\n", 0, "Name the answer behind ==="),
      ("=== A\n@@\n\n=== A\n@@\n", 3, "An answer called A stands above"),
    ]
  )
  func errors(_ example: (text: String, line: Int, message: String)) throws {
    let error = #expect(throws: WorkbookError.self) { try answer(example.text) }
    let message = error?.message ?? ""
    #expect(message.hasPrefix("\(file):\(example.line + 1): "), "\(message)")
    #expect(message.contains(example.message), "\(message)")
  }

  @Test("An answer that passes may say what it does otherwise, and may be a whole file")
  func passes() throws {
    let whole = try answer("// passes: It has one line.\n// passes: It is short.\nenum Grow {}\n")
    #expect(whole.outcome == .passes(difference: "It has one line. It is short."))
    #expect(whole.text == "enum Grow {}\n")
    #expect(whole.ownLine(1) == 4)
    let silent = try answer("// passes\n@@\n-  a - 1\n+  -1 + a\n")
    #expect(silent.outcome == .passes(difference: ""))
  }

  @Test("A file holds several answers, each behind its name")
  func severalAnswers() throws {
    let change = { (new: String) in "// caught by: A\n@@\n-  a - 1\n+  \(new)\n" }
    let found = try answers(in: "\n=== One\n\(change("a"))\n===Two \n\(change("b"))")
    #expect(found.map { $0.name } == ["One", "Two"])
    #expect(found.map { $0.line } == [2, 8])
    #expect(found.map { $0.ownLine(7) } == [6, 12])
  }
}
