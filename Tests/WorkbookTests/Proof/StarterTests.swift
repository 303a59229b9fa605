import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The starter of an exercise that does not compile before it is begun") struct StarterTests {
  private static let comments = "// Remove this line to begin.\n// Write a counter.\n"
  private static let comment =
    "/* Remove this line to begin.\nstruct A {}\n// It ends here. */\n"

  private func exercise(_ kind: String) throws -> Exercise {
    let miniature = try ProofMiniature([.init(title: "Grow")])
    try miniature.edit("Chapters/01-Numbers/README.md") { $0.replacing("fill in", with: kind) }
    return try #require(try miniature.workbook().exercises.first)
  }

  private func attempt(_ text: String, at exercise: Exercise) -> Attempt {
    Attempt.starter(of: exercise, AssembledText(text: text, regions: []))
  }

  private func broken(in file: String, explanation: String? = nil) -> Verdict {
    let message = "cannot find 'Counter' in scope"
    let error = Diagnostic.error(message, in: file, line: 3, explanation: explanation)
    return Verdict(status: .doesNotCompile, diagnostics: [error])
  }

  @Test("That of a model holds comments only, and without its first line its suite misses names")
  func model() throws {
    let exercise = try exercise("model")
    let missing = broken(in: exercise.suiteFile)
    let messages = { (text: String, verdict: Verdict) in
      self.attempt(text, at: exercise).findings(verdict).map(\.message)
    }
    #expect(attempt(Self.comments, at: exercise).text == "// Write a counter.\n")
    #expect(messages(Self.comments, missing) == [])
    let cases = [
      ("// Write a counter.\n", missing, "begins with"),
      (Self.comments + "struct A {}\n", missing, "comments only"),
      (Self.comments, Verdict(status: .failed), "no name"),
      (
        Self.comments, broken(in: exercise.starterFile), "error: cannot find 'Counter' in scope"
      ),
    ]
    for (text, verdict, words) in cases {
      #expect(messages(text, verdict).first?.contains(words) == true, "\(words)")
    }
  }

  @Test("That of a repair is one comment, and then it does not compile, which is explained")
  func repair() throws {
    let exercise = try exercise("repair")
    let explained = broken(in: exercise.starterFile, explanation: "It keeps its value.")
    let messages = { (text: String, verdict: Verdict) in
      self.attempt(text, at: exercise).findings(verdict).map(\.message)
    }
    #expect(messages(Self.comment, explained) == [])
    #expect(messages("struct A {}\n// It ends here. */\n", explained) != [])
    let cases = [
      (Self.comment, Verdict(status: .passed), "compiles"),
      (Self.comment, broken(in: exercise.starterFile), "does not explain"),
      (
        Self.comment, broken(in: exercise.suiteFile, explanation: "It keeps its value."),
        "does not explain"
      ),
    ]
    for (text, verdict, words) in cases {
      #expect(messages(text, verdict).first?.contains(words) == true, "\(words)")
    }
  }
}
