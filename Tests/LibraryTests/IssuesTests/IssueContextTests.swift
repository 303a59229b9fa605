import ComposableArchitecture
import Testing

@Suite("The context of issues", .timeLimit(.minutes(5))) struct IssueContextTests {
  @Test("Issues inside of a context are reported at its place, those of tasks too")
  func issuesInsideOfContextAreReported() async {
    let line = #line + 1
    let reports = await reports {
      await withIssueContext(fileID: #fileID, filePath: #filePath, line: 1, column: 1) {
        reportIssue("here")
        await Task { reportIssue(CancellationError(), "there") }.value
      }
      withIssueContext(fileID: #fileID, filePath: #filePath, line: 2, column: 1) {
        reportIssue("here")
      }
      reportIssue("outside")
    }
    #expect(reports.failures.map(\.line) == [1, 1, 2, line + 8])
  }

  @Test("A test knows what runs it, which a detached task does not")
  func testKnowsWhatRunsItWhichDetached() async {
    #expect(TestContext.current == .swiftTesting)
    #expect(TestContext.current?.isSwiftTesting == true)
    #expect(await Task.detached { TestContext.current?.isSwiftTesting }.value == false)
  }
}
