import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Examples of hidden suites") struct HiddenExampleTests {
  private let miniature = ProofMiniature([.init(title: "Grow")])
  private let file = "\(HiddenExample.folder)/1.1-MoreTests"
  private let diff = "=== Doubles\n// caught by: More\n@@\n-    2 * a + 1\n+    2 * a\n"

  init() throws {
    try miniature.folder.write("import Testing\n", to: file + ".swift")
  }

  private func findings() throws -> [String] {
    try miniature.structure().map(\.message)
  }

  @Test("The solution is judged by it, and each of its answers by both suites")
  func attempts() throws {
    try miniature.folder.write(diff, to: file + ".diff")
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    let solutions = Attempt.all(.solutions, at: exercise, in: workbook, runs: 1)
    #expect(solutions.map(\.exercise.suiteFile) == [exercise.suiteFile, file + ".swift"])
    let answers = Attempt.all(.wrongAnswers, at: exercise, in: workbook, runs: 1).suffix(2)
    #expect(answers.map(\.exercise.suiteFile) == [exercise.suiteFile, file + ".swift"])
    let refused = Verdict(status: .failed, checks: [])
    let accepted = Verdict(status: .passed)
    for (attempt, verdicts) in zip(answers, [(refused, accepted), (accepted, refused)]) {
      #expect(attempt.findings(verdicts.0).count == 1)
    }
    #expect(try #require(answers.first).findings(accepted).isEmpty)
  }

  @Test("One without an answer, or with an answer that cannot be read, is reported")
  func invalid() throws {
    let missing = "An answer that only the hidden suite rejects is missing."
    #expect(try findings().contains { $0.contains(missing) })
    try miniature.folder.write(diff, to: file + ".diff")
    #expect(try !findings().contains { $0.contains("MoreTests") || $0.contains(missing) })
    try miniature.folder.write("=== Doubles\n@@\n-    3\n+    2\n", to: file + ".diff")
    #expect(try !findings().isEmpty)
  }
}
