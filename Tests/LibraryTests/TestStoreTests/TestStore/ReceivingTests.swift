import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store receives actions")
@MainActor
struct ReceivingTests {
  @Test("What a reducer or an effect reports stands at the step of the test")
  func placeOfIssues() async {
    let reports = await reports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          reportIssue("reducer")
          state = action
          return action == 2
            ? .none
            : .run { send in
              reportIssue("effect")
              await send(2)
            }
        }
      }
      await store.send(1) { $0 = 1 }
      await store.receive(2) { $0 = 2 }
    }
    let line = #line - 3
    #expect(reports.messages == ["reducer", "effect", "reducer"])
    #expect(reports.failures.map(\.line) == [line, line, line])
  }
}
