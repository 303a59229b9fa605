import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("expectNoDifference and expectDifference")
struct ExpectNoDifferenceTests {
  struct Failure: Error {}

  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }

  @Test("An operation that changes nothing fails, and a value without one may stay")
  func noChange() {
    #expect(
      issues {
        expectDifference(State()) {
        } changes: { _ in
        }
      }.count == 1
    )
    #expect(issues { expectDifference(State(), changes: { _ in }) }.isEmpty)
    #expect(issues { expectNoDifference(State(), State()) }.isEmpty)
  }

  @Test("Different values fail at the caller's line with what differs")
  func differentValuesFailAtCallerLine() throws {
    let collector = ReportCollector()
    let line = #line + 2
    withIssueReporters([collector]) {
      expectNoDifference(State(), State(count: 1), "After a tap.")
    }
    let failure = try #require(collector.collected.failures.first)
    #expect(failure.line == line)
    #expect(failure.message.contains("After a tap."))
    #expect(failure.message.contains("\u{2212}   count: 0,"))
    #expect(failure.message.contains("+   count: 1,"))
  }

  @Test("Values that differ in what is not shown say so") func valuesThatDifferInWhatIsNot() throws
  {
    struct Opaque: Equatable {
      static func == (lhs: Opaque, rhs: Opaque) -> Bool { false }
    }
    let messages = issues { expectNoDifference(Opaque(), Opaque()) }
    #expect(try #require(messages.first).contains("dumped alike"))
  }

  @Test("An error in place of a value fails") func errorInPlaceOfValueFails() throws {
    func value() throws -> Int { throw Failure() }
    let messages = try issues { expectNoDifference(try value(), 1) }
    #expect(messages.count == 1)
  }

  @Test("A change that was not described fails with what differs")
  func changeThatWasNotDescribedFails() throws {
    var state = State()
    let messages = issues {
      expectDifference(state) {
        state.count += 1
        state.name = "Blob Jr"
      } changes: {
        $0.count = 1
      }
    }
    let message = try #require(messages.first)
    #expect(message.contains("\u{2212}   name: \"Blob\""))
    #expect(message.contains("+   name: \"Blob Jr\""))
  }
}
