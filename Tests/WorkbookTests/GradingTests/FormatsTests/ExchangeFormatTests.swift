import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Results for other graders", .timeLimit(.minutes(5))) struct ExchangeFormatTests {
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

  @Test("What coming late costs is in the score, and in no exercise")
  func gradescopeLate() throws {
    var late = Sample.mixed
    late.lateness = Lateness(days: 1, percent: 10)
    let result = try json(try GradescopeFormat.text(late))
    #expect(result["score"] as? Double == 4.95)
    #expect((result["output"] as? String)?.contains("5.5 points become 4.95") == true)
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

  @Test(
    "Exercism gets version 3: each test with a status, a task, its code, and words if it failed"
  )
  func exercism() throws {
    for sample in Self.samples {
      let result = try json(try ExercismFormat.text(sample) { _ in "code" })
      #expect(result["version"] as? Int == 3)
      let status = try #require(result["status"] as? String)
      #expect(["pass", "fail", "error"].contains(status))
      #expect((result["message"] is String) == (status == "error"))
      let tests = try #require(result["tests"] as? [[String: Any]])
      for test in tests {
        #expect(test["name"] is String && test["test_code"] is String && test["task_id"] is Int)
        let status = try #require(test["status"] as? String)
        #expect(["pass", "fail", "error"].contains(status))
        #expect((test["message"] as? String ?? "").isEmpty == (status == "pass"))
        #expect((test["output"] as? String ?? "").count <= 500)
      }
      #expect(tests.count >= sample.exercises.count)
    }
  }

  @Test("For Exercism an exercise is a task, and a check that crashed or was not run is an error")
  func exercismStatuses() throws {
    let format = ExercismFormat(Sample.mixed) { _ in nil }
    #expect(format.status == .fail)
    let double = format.tests.filter { $0.taskID == 2 }
    #expect(double.map { $0.status } == [.pass, .fail, .error, .error])
    #expect(double[1].name == "1.2 Double: Below zero too")
    #expect(double.compactMap { $0.output } == ["printed [2J <i>"])
    let broken = format.tests.filter { $0.taskID == 4 }
    #expect(broken.map { $0.status } == [.error])
    #expect(broken[0].message?.contains("cannot find '<x>' in scope") == true)
  }

  @Test("For Exercism the whole is an error only if nothing was tested")
  func exercismWhole() {
    #expect(ExercismFormat(Sample.unreadable) { _ in nil }.status == .error)
    var all = Sample.mixed
    all.chapters.removeLast()
    all.chapters[0].exercises.removeLast(5)
    #expect(ExercismFormat(all) { _ in nil }.status == .pass)
    all.chapters[0].exercises = [Sample.mixed.chapters[0].exercises[3]]
    let error = ExercismFormat(all) { _ in nil }
    #expect(error.status == .error)
    #expect(error.message?.contains("cannot find") == true)
  }

  @Test(
    "The code of a check is the function in the suite, and nothing outside of the suites is read"
  )
  func code() throws {
    let miniature = try Miniature()
    let code = TestCode(root: miniature.root)
    let file = "Tests/01-NumbersTests/1.2-DoubleTests.swift"
    let check = Check(name: "a", status: .passed, file: file, line: 9)
    #expect(
      code.source(of: check) == """
        @Test("One becomes two") func check1() {
          #expect(double(1) == 2, "Twice the number.")
        }
        """
    )
    for odd in ["Package.swift", "Tests/../Package.swift", "/etc/passwd"] {
      let check = Check(name: "a", status: .passed, file: odd, line: 1)
      #expect(code.source(of: check) == nil)
    }
    #expect(TestCode.function(at: 0, in: "a") == nil)
    #expect(TestCode.function(at: 7, in: "a") == nil)
  }
}
