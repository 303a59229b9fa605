import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The starter of a model exercise") struct ModelStarterTests {
  private let exercise: Exercise
  private let comments = "// Remove this line to begin.\n// Write a counter.\n"

  init() throws {
    let miniature = try ProofMiniature([.init(title: "Grow")])
    try miniature.edit("Chapters/01-Numbers/README.md") { $0.replacing("fill in", with: "model") }
    let workbook = try miniature.workbook()
    exercise = try #require(workbook.exercises.first)
  }

  private func messages(_ text: String, _ verdict: Verdict) -> [String] {
    attempt(text).findings(verdict).map { $0.message }
  }

  private func attempt(_ text: String) -> Attempt {
    Attempt.starter(of: exercise, AssembledText(text: text, regions: []))
  }

  private func missing(in file: String) -> Verdict {
    let error = Diagnostic(
      severity: .error,
      file: file,
      line: 3,
      column: 1,
      message: "cannot find 'Counter' in scope"
    )
    return Verdict(status: .doesNotCompile, diagnostics: [error])
  }

  @Test("The starter is tried without its first line")
  func firstLine() {
    #expect(attempt(comments).text == "// Write a counter.\n")
  }

  @Test("The starter of a model exercise holds comments only, and its suite misses names")
  func sound() {
    #expect(messages(comments, missing(in: exercise.suiteFile)) == [])
  }

  @Test("Everything else is a finding")
  func findings() {
    let missing = missing(in: exercise.suiteFile)
    #expect(messages("// Write a counter.\n", missing).first?.contains("begins with") == true)
    #expect(messages(comments + "struct A {}\n", missing).first?.contains("comments only") == true)
    #expect(messages(comments, Verdict(status: .failed)).first?.contains("no name") == true)
    let inStarter = self.missing(in: exercise.starterFile)
    #expect(messages(comments, inStarter) == ["error: cannot find 'Counter' in scope"])
  }
}

@Suite("The starter of a repair") struct RepairStarterTests {
  private let exercise: Exercise
  private let comment = "/* Remove this line to begin.\nstruct A {}\n// It ends here. */\n"

  init() throws {
    let miniature = try ProofMiniature([.init(title: "Grow")])
    try miniature.edit("Chapters/01-Numbers/README.md") { $0.replacing("fill in", with: "repair") }
    let workbook = try miniature.workbook()
    exercise = try #require(workbook.exercises.first)
  }

  private func messages(_ text: String, _ verdict: Verdict) -> [String] {
    let starter = AssembledText(text: text, regions: [])
    return Attempt.starter(of: exercise, starter).findings(verdict).map { $0.message }
  }

  private func broken(in file: String, explanation: String?) -> Verdict {
    var error = Diagnostic(
      severity: .error,
      file: file,
      line: 2,
      column: 1,
      message: "'next' is a 'let' constant"
    )
    error.explanation = explanation
    return Verdict(status: .doesNotCompile, diagnostics: [error])
  }

  @Test("It is one comment, and then it does not compile, which is explained")
  func sound() {
    let verdict = broken(in: exercise.starterFile, explanation: "It keeps its value.")
    #expect(messages(comment, verdict) == [])
  }

  @Test("Everything else is a finding")
  func findings() {
    let file = exercise.starterFile
    let verdict = broken(in: file, explanation: "It keeps its value.")
    #expect(messages("struct A {}\n// It ends here. */\n", verdict) != [])
    let open = comment.replacing(" */", with: "")
    #expect(messages(open, verdict).first?.contains("closes the comment") == true)
    let code = comment.replacing("// It ends here. */", with: "*/")
    #expect(messages(code, verdict).first?.contains("closes the comment") == true)
    #expect(messages(comment, Verdict(status: .passed)).first?.contains("compiles") == true)
    let unexplained = messages(comment, broken(in: file, explanation: nil))
    #expect(unexplained.first?.contains("does not explain") == true)
    let inSuite = broken(in: exercise.suiteFile, explanation: "It keeps its value.")
    #expect(messages(comment, inSuite).first?.contains("does not explain") == true)
  }
}
