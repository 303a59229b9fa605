import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("The report for programs", .timeLimit(.minutes(20))) struct ReportJSONTests {
  @Test("The report for programs has the names and values that its readers rely on")
  func schema() throws {
    let miniature = try Miniature()
    try miniature.save("// begun\n", as: "Chapters/01-Numbers/1.1-Add.swift")
    let workbook = try miniature.workbook()
    let check = Check(
      name: "One",
      status: .failed,
      issues: [
        Check.Issue(comment: "Say \"two\".", expectation: "e", file: "Tests/a.swift", line: 7)
      ],
      file: "Tests/a.swift",
      line: 5
    )
    let diagnostic = Diagnostic(
      severity: .error,
      file: "Chapters/a.swift",
      line: 1,
      column: 2,
      message: "m"
    )
    let report = Report(
      workbook: workbook,
      exercises: workbook.exercises,
      verdicts: [
        ExerciseNumber(chapter: 1, position: 1): Verdict(status: .passed, checks: [check]),
        ExerciseNumber(chapter: 1, position: 2): Verdict(
          status: .doesNotCompile,
          diagnostics: [diagnostic]
        ),
      ]
    )
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(ReportJSON(report).text().utf8))
        as? [String: Any]
    )
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["source"] as? String == "Chapters")
    #expect(json["points"] as? Int == 2)
    #expect(json["maxPoints"] as? Int == 8)
    let chapters = try #require(json["chapters"] as? [[String: Any]])
    #expect(chapters.count == 2)
    #expect(chapters[0]["number"] as? Int == 1)
    #expect(chapters[0]["id"] as? String == "Numbers")
    #expect(chapters[0]["title"] as? String == "Numbers")
    #expect(chapters[0]["points"] as? Int == 2)
    #expect(chapters[0]["maxPoints"] as? Int == 6)
    let exercises = try #require(chapters[0]["exercises"] as? [[String: Any]])
    #expect(exercises[0]["id"] as? String == "1.1")
    #expect(exercises[0]["title"] as? String == "Add")
    #expect(exercises[0]["file"] as? String == "Chapters/01-Numbers/1.1-Add.swift")
    #expect(exercises[0]["status"] as? String == "passed")
    #expect(exercises[0]["points"] as? Int == 2)
    #expect(exercises[0]["maxPoints"] as? Int == 2)
    // An untouched file is not started, even if there is a verdict.
    #expect(exercises[1]["status"] as? String == "notStarted")
    let checks = try #require(exercises[0]["checks"] as? [[String: Any]])
    #expect(checks[0]["name"] as? String == "One")
    #expect(checks[0]["status"] as? String == "failed")
    #expect(checks[0]["message"] as? String == "Say \"two\".\ne")
    #expect(checks[0]["file"] as? String == "Tests/a.swift")
    #expect(checks[0]["line"] as? Int == 7)
    let diagnostics = try #require(exercises[1]["diagnostics"] as? [[String: Any]])
    #expect(diagnostics[0]["message"] as? String == "m")
    #expect(diagnostics[0]["column"] as? Int == 2)
  }
}
