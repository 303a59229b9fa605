import ComposableArchitecture
import Testing

@Suite("Expected issues") struct ExpectedIssueTests {
  struct Failure: Error {}

  @Test func `An expected issue does not fail the test`() async {
    withExpectedIssue { reportIssue("Expected.") }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Expected.")
    }
  }

  @Test func `An error that is thrown counts as an expected issue`() async {
    withExpectedIssue { throw Failure() }
    await withExpectedIssue {
      await Task.yield()
      throw Failure()
    }
  }

  @Test func `A failed expectation of Swift Testing counts as an expected issue`() {
    withExpectedIssue { #expect(Bool(false)) }
  }

  @Test func `An issue of a child task counts as an expected issue`() async {
    await withExpectedIssue {
      await Task { reportIssue("From a task.") }.value
    }
  }

  @Test func `A missing issue is reported where it was expected, with the reason`() async {
    let collector = ReportCollector()
    let line = #line + 2
    await withIssueReporters([collector]) {
      withExpectedIssue("Saving is broken") {}
      await withExpectedIssue { await Task.yield() }
    }
    let failures = collector.collected.failures
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(failures.first?.message.contains("Saving is broken") == true)
  }

  @Test func `A missing issue fails the test`() {
    let line = #line + 2
    withKnownIssue {
      withExpectedIssue {}
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test func `An intermittent issue may be missing`() async {
    let messages = await issues {
      withExpectedIssue(isIntermittent: true) {}
      await withExpectedIssue(isIntermittent: true) { await Task.yield() }
    }
    #expect(messages.isEmpty)
  }

  @Test func `Reporters hear an expected issue as one`() {
    let collector = ReportCollector()
    withIssueReporters([collector]) {
      withExpectedIssue { reportIssue("Expected.") }
      withExpectedIssue { reportIssue(Failure(), "Expected error.") }
      reportIssue("Not expected.")
    }
    #expect(collector.collected.expected.count == 2)
    #expect(collector.collected.messages == ["Not expected."])
  }

  @Test func `An issue counts for the innermost expectation only`() {
    let messages = issues {
      withExpectedIssue("Outer") {
        withExpectedIssue("Inner") { reportIssue("Expected.") }
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Outer") == true)
  }

  @MainActor
  @Test func `The body stays on its actor`() async {
    await withExpectedIssue {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      reportIssue("Expected.")
    }
  }
}
