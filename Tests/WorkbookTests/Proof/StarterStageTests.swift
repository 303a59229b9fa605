import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The starter of a model exercise", .timeLimit(.minutes(20))) struct StarterStageTests {
  private let stage: StarterStage
  private let exercise: Exercise
  private let comments = "// Remove this line to begin.\n// Write a counter.\n"

  init() throws {
    let miniature = try ProofMiniature([.init(title: "Grow")])
    try miniature.edit("Chapters/01-Numbers/README.md") { $0.replacing("fill in", with: "model") }
    let workbook = try miniature.workbook()
    stage = StarterStage(workbook: workbook)
    exercise = try #require(workbook.exercises.first)
  }

  private func messages(_ text: String, _ verdict: Verdict) -> [String] {
    stage.findings(attempt(text), verdict).map { $0.message }
  }

  private func attempt(_ text: String) -> Attempt {
    Attempt(exercise, starter: AssembledText(text: text, regions: []))
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
