import ComposableArchitecture
import Testing

@Suite("Reporting issues") struct ReportIssueTests {
  struct Failure: Error, Equatable {}

  @Test func `An issue fails the running test at the line that reports it`() {
    let line = #line + 2
    withKnownIssue {
      reportIssue("The cat is out.")
    } matching: { issue in
      issue.comments == ["The cat is out."]
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "ReportIssueTests.swift"
    }
  }

  @Test func `An error fails the running test with the error and what was being done`() {
    withKnownIssue {
      reportIssue(Failure(), "While saving.")
    } matching: { issue in
      issue.error is Failure && issue.comments.contains("While saving.")
    }
  }

  @Test func `An issue is reported at the location that is passed on`() {
    func helper(line: UInt = #line) {
      reportIssue("Passed on.", line: line)
    }
    let line = #line + 2
    withKnownIssue {
      helper()
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test func `An issue of a child task fails the test that started the task`() async {
    await withKnownIssue {
      await withTaskGroup { group in
        group.addTask { reportIssue("From a group.") }
      }
      await Task { reportIssue("From a task.") }.value
    } matching: { _ in
      Test.current?.name.contains("child task") == true
    }
  }

  @Test func `A message is not made unless somebody asks for it`() {
    var isMade = false
    func message() -> String {
      isMade = true
      return "Made."
    }
    withIssueReporters([]) {
      reportIssue(message())
    }
    #expect(!isMade)
  }

  @Test func `Tests know that they are tests`() {
    #expect(isTesting)
  }
}
