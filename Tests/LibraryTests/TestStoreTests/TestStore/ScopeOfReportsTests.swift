import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// The workbook grades specs by running them against wrong features and collecting what they
/// report.
@Suite("What a test store reports stays where it is made", .timeLimit(.minutes(20)))
@MainActor
struct ScopeOfReportsTests {
  @Test("A known issue takes in the end of a store")
  func knownIssue() async {
    await withKnownIssue {
      let store = counterStore()
      await store.send(.forever)
    }
  }

  @Test("Two collections beside each other do not mix")
  func parallelCollections() async {
    let tests = (1...20).map { number in
      Task {
        await reports {
          let store = counterStore()
          await store.send(.echo(number))
          await store.receive(.echoed(number)) { $0.count = -number }
        }
      }
    }
    for (number, test) in zip(1..., tests) {
      let messages = await test.value.messages
      #expect(messages.count == 1)
      #expect(messages.first?.contains("count: -\(number),") == true, "\(messages)")
    }
  }
}
