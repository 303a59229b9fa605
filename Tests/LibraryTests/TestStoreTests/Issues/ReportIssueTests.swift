import ComposableArchitecture
import Testing

@Suite("Reporting issues") struct ReportIssueTests {
  struct Failure: Error, Equatable {}

  @Test("An issue fails the running test at the line that reports it")
  func issueFailsRunningTestAtLine() {
    let line = #line + 2
    withKnownIssue {
      reportIssue("The cat is out.")
    } matching: { issue in
      issue.comments == ["The cat is out."]
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "ReportIssueTests.swift"
    }
  }

  @Test("An error fails the running test with the error and what was being done")
  func errorFailsRunningTestWithError() {
    withKnownIssue {
      reportIssue(Failure(), "While saving.")
    } matching: { issue in
      issue.error is Failure && issue.comments.contains("While saving.")
    }
  }

  @Test("An issue is reported at the location that is passed on")
  func issueIsReportedAtLocation() {
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

  @Test("An issue of a child task fails the test that started the task")
  func issueOfChildTaskFailsTest() async {
    await withKnownIssue {
      await withTaskGroup { group in
        group.addTask { reportIssue("From a group.") }
      }
      await Task { reportIssue("From a task.") }.value
    } matching: { _ in
      Test.current?.displayName?.contains("child task") == true
    }
  }

  @Test("A place that is written by hand needs no module, line or column")
  func placeThatIsWrittenByHandNeeds() {
    withKnownIssue {
      reportIssue("By hand.", fileID: "Here.swift", filePath: "Here.swift", line: 0, column: 0)
    } matching: { issue in
      issue.comments == ["By hand."] && issue.sourceLocation?.fileName == "Here.swift"
    }
  }

  @Test("A warning fails no test, and reporters hear that it is one")
  func warningFailsNoTestAndReportersHear() {
    #if compiler(>=6.3)
      withKnownIssue {
        reportIssue("Only a warning.", severity: .warning)
      } matching: { issue in
        issue.comments == ["Only a warning."] && issue.severity == .warning && !issue.isFailure
      }
    #endif
    let collector = SeverityCollector()
    withIssueReporters([collector]) {
      reportIssue("Warning.", severity: .warning)
      reportIssue("Error.")
      reportIssue(Failure(), severity: .warning)
    }
    #expect(collector.severities.value == [.warning, .error, .warning])
  }

  private struct SeverityCollector: IssueReporter {
    let severities = LockIsolated<[IssueSeverity]>([])

    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      severities.withValue { $0.append(severity) }
    }
  }

  @Test("A message is made only when it is asked for")
  func messageIsNotMadeUnlessSomebodyAsks() {
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
}
