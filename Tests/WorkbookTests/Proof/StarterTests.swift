import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The starter of an exercise that does not compile before it is begun") struct StarterTests {
  private static let comments = "// Remove this line to begin.\n// Write a counter.\n"
  private static let comment =
    "/* Remove this line to begin.\nstruct A {}\n// It ends here. */\n"

  private func exercise(_ kind: String) throws -> Exercise {
    let miniature = ProofMiniature([.init(title: "Grow")])
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

  private func messages(_ text: String, _ verdict: Verdict, at exercise: Exercise) -> [String] {
    attempt(text, at: exercise).findings(verdict).map(\.message)
  }

  /// Expects for each starter and the verdict on it that the words are in the first message.
  private func expectMessages(_ cases: [(String, Verdict, String)], at exercise: Exercise) {
    for (text, verdict, words) in cases {
      let first = messages(text, verdict, at: exercise).first
      #expect(first?.contains(words) == true, "\(words)")
    }
  }

  @Test("That of a model holds comments only, and without its first line its suite misses names")
  func model() throws {
    let exercise = try exercise("model")
    let missing = broken(in: exercise.suiteFile)
    #expect(attempt(Self.comments, at: exercise).text == "// Write a counter.\n")
    #expect(messages(Self.comments, missing, at: exercise) == [])
    let cases = [
      ("// Write a counter.\n", missing, "begins with"),
      (Self.comments + "struct A {}\n", missing, "comments only"),
      (Self.comments, Verdict(status: .failed), "no name"),
      (
        Self.comments, broken(in: exercise.starterFile), "error: cannot find 'Counter' in scope"
      ),
    ]
    expectMessages(cases, at: exercise)
  }

  @Test("That of a repair is one comment, and then it does not compile, which is explained")
  func repair() throws {
    let exercise = try exercise("repair")
    let explained = broken(in: exercise.starterFile, explanation: "It keeps its value.")
    #expect(messages(Self.comment, explained, at: exercise) == [])
    #expect(messages("struct A {}\n// It ends here. */\n", explained, at: exercise) != [])
    let cases = [
      (Self.comment, Verdict(status: .passed), "compiles"),
      (Self.comment, broken(in: exercise.starterFile), "does not explain"),
      (
        Self.comment, broken(in: exercise.suiteFile, explanation: "It keeps its value."),
        "does not explain"
      ),
    ]
    expectMessages(cases, at: exercise)
  }
}
