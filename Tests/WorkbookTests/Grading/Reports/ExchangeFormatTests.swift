import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Results for other graders", .timeLimit(.minutes(20))) struct ExchangeFormatTests {
  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static let samples = [Sample.mixed, Sample.unreadable, Sample.hostileEverywhere]

  @Test("Gradescope gets a test with points for each exercise, all of them visible")
  func gradescope() throws {
    for sample in Self.samples {
      let result = try json(try GradescopeFormat.text(sample))
      let known: Set = [
        "score", "execution_time", "output", "output_format", "visibility", "stdout_visibility",
        "tests",
      ]
      #expect(Set(result.keys) == known)
      #expect(result["score"] as? Double == sample.points)
      #expect(result["stdout_visibility"] as? String == "hidden")
      let tests = try #require(result["tests"] as? [[String: Any]])
      #expect(tests.count == sample.exercises.count)
      for (test, exercise) in zip(tests, sample.exercises) {
        #expect(test["number"] as? String == exercise.id)
        #expect(test["name"] is String && test["output"] is String)
        #expect(test["score"] as? Double == exercise.points)
        #expect(test["max_score"] as? Double == exercise.maxPoints)
        #expect(["passed", "failed"].contains(test["status"] as? String))
        #expect(test["visibility"] as? String == "visible")
        #expect(test["output_format"] as? String == "text")
      }
    }
    let tests = try #require(
      try json(try GradescopeFormat.text(Sample.mixed))["tests"] as? [[String: Any]]
    )
    #expect(tests.filter { $0["status"] as? String == "passed" }.count == 1)
    let output = try #require(tests[1]["output"] as? String)
    #expect(output.contains("✗ Below zero too\n    From -3, `double` should give -6"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test("Classroom 50 gets its schema's name, the score, and a test for each exercise")
  func classroom50() throws {
    for sample in Self.samples {
      let result = try json(try Classroom50Format.text(sample))
      #expect(result["schema"] as? String == "classroom50/result/v1")
      #expect(result["score"] as? Double == sample.points)
      #expect(result["max-score"] as? Double == sample.maxPoints)
      let tests = try #require(result["tests"] as? [[String: Any]])
      #expect(tests.count == sample.exercises.count)
      for (test, exercise) in zip(tests, sample.exercises) {
        #expect((test["name"] as? String)?.hasPrefix(exercise.id) == true)
        #expect(test["passed"] is Bool)
        #expect(test["score"] as? Double == exercise.points)
        #expect(test["max-score"] as? Double == exercise.maxPoints)
      }
    }
  }
}
