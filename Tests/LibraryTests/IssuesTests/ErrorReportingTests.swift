import ComposableArchitecture
import Testing

@Suite("Errors as issues", .timeLimit(.minutes(5))) struct ErrorReportingTests {
  struct Failure: Error {}

  @Test("A value that is returned comes through without an issue")
  func valueThatIsReturnedComesThrough() async {
    let messages = await issues {
      #expect(withErrorReporting { 42 } == 42)
      let value: Int? = await withErrorReporting {
        await Task.yield()
        return 43
      }
      #expect(value == 43)
    }
    #expect(messages.isEmpty)
  }

  @Test("An error that is thrown becomes an issue and nil") func errorThatIsThrownBecomesIssue()
    async
  {
    let messages = await issues {
      #expect(withErrorReporting("Saving.") { () throws -> Int in throw Failure() } == nil)
      let value: Int? = await withErrorReporting("Loading.") {
        await Task.yield()
        throw Failure()
      }
      #expect(value == nil)
    }
    #expect(messages.count == 2)
    #expect(messages[0].contains("Saving.") && messages[0].contains("Failure()"))
    #expect(messages[1].contains("Loading.") && messages[1].contains("Failure()"))
  }

  @Test("An error goes to the reporters that are named") func errorGoesToReportersThatAreNamed() {
    let collector = ReportCollector()
    let others = issues {
      withErrorReporting(to: [collector]) { throw Failure() }
    }
    #expect(others.isEmpty)
    #expect(collector.collected.failures.count == 1)
  }
}
