import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Recorded mistakes") struct RecordedMistakeTests {
  private let miniature = ProofMiniature([.init(title: "Grow")])
  private let file = "Tests/Answers/01-Numbers/1.1-Grow.diff"
  private let diff = "@@\n-    2 * a + 1\n+    2 * b + 1  // <- here\n"

  private func attempt(_ header: String, _ diff: String? = nil) throws -> Attempt {
    try miniature.folder.write("=== MisspellsA\n\(header)\(diff ?? self.diff)", to: file)
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    return try #require(Attempt.all(.mistakes, at: exercise, in: workbook, runs: 1).first)
  }

  /// The problems with what a learner would read, if the compiler named a line.
  private func problems(
    _ header: String,
    line: Int = 3,
    explanation: String? = "Did you mean `a`?"
  ) throws -> [String] {
    let attempt = try attempt(header)
    let error = Diagnostic.error(
      "cannot find 'b' in scope",
      in: attempt.exercise.starterFile,
      line: line,
      explanation: explanation
    )
    let verdict = Verdict(status: .doesNotCompile, diagnostics: [error])
    return attempt.findings(verdict).map(\.message)
  }

  @Test("The words and the line that are asked for are looked for in what is read first")
  func words() throws {
    #expect(try problems("// says: mean `a`\n// says: cannot find\n// never: reducer\n").isEmpty)
    let other = try problems("// says: a label\n")
    #expect(other.count == 1)
    #expect(other.first?.hasPrefix("MisspellsA: \"a label\" is not said.") == true)
    #expect(try problems("// says: mean\n// never: `a`\n").first?.contains("is said") == true)
    let elsewhere = try problems("// says: mean\n", line: 2)
    #expect(elsewhere.first?.contains("in line 3, and the first words are about line 2") == true)
  }

  @Test("A mistake that passes is none, and the mark of the line is no part of its text")
  func passed() throws {
    let attempt = try attempt("// says: mean\n")
    #expect(attempt.text.contains("    2 * b + 1\n"))
    #expect(attempt.isForWords)
    let found = attempt.findings(Verdict(status: .passed))
    #expect(found.map(\.message) == ["MisspellsA: It passes every check."])
  }

  @Test("The failing checks are read where the file compiles, and what a suite lacks before all")
  func checks() throws {
    let attempt = try attempt("// says: Look at the sum\n", "@@\n-    2 * a + 1\n+    2 * a\n")
    let issue = Check.Issue(comment: "Look at\nthe sum.", file: "T.swift", line: 1)
    let check = Check(name: "A", status: .failed, issues: [issue], file: "T.swift", line: 1)
    var verdict = Verdict(status: .failed, checks: [check])
    #expect(attempt.findings(verdict).isEmpty)
    verdict = Verdict(status: .doesNotCompile, notes: ["Your file lacks `f`."])
    #expect(attempt.findings(verdict).count == 1)
  }
}
