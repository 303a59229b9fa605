import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Issue reporters") struct IssueReportersTests {
  struct Failure: Error {}

  @Test("Reporters hear of issues while their operation runs, and only then")
  func reportersHearOfIssuesWhileTheirOperation() {
    let collector = ReportCollector()
    withIssueReporters([collector]) {
      reportIssue("Inside.")
      withIssueReporters([]) {
        reportIssue("Unheard.")
      }
      reportIssue("Inside again.")
    }
    withKnownIssue { reportIssue("Outside.") }
    #expect(collector.collected.messages == ["Inside.", "Inside again."])
  }

  @Test("Each of several reporters hears of an issue") func eachOfSeveralReportersHearsOfIssue() {
    let first = ReportCollector()
    let second = ReportCollector()
    withIssueReporters([first, second]) { reportIssue("Twice.") }
    #expect(first.collected.messages == ["Twice."])
    #expect(second.collected.messages == ["Twice."])
  }

  @Test("Reporters hear of the issues of child tasks") func reportersHearOfIssuesOfChildTasks()
    async
  {
    let messages = await issues {
      await Task { reportIssue("From a task.") }.value
    }
    #expect(messages == ["From a task."])
  }

  @MainActor
  @Test("An asynchronous operation stays on its actor") func asynchronousOperationStaysOnItsActor()
    async
  {
    var count = 0
    await withIssueReporters([]) {
      MainActor.assertIsolated()
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }

  @Test("A reporter of messages hears an error as a message")
  func reporterOfMessagesHearsErrorAsMessage() throws {
    let messages = issues { reportIssue(Failure(), "While saving.") }
    let message = try #require(messages.first)
    #expect(message.contains("While saving."))
    #expect(message.contains("Failure()"))
    #expect(messages.count == 1)
  }

  @Test("The result or error of an operation comes through")
  func whatOperationReturnsOrThrowsComesThrough() async {
    #expect(withIssueReporters([]) { 42 } == 42)
    #expect(throws: Failure.self) { try withIssueReporters([]) { throw Failure() } }
    await #expect(throws: Failure.self) {
      try await withIssueReporters([]) {
        await Task.yield()
        throw Failure()
      }
    }
  }
}
