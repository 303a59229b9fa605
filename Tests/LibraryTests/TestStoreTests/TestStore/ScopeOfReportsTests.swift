import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// The workbook grades specs by running them against wrong features and collecting what they
/// report.
@Suite("What a test store reports stays where it is made", .timeLimit(.minutes(20)))
@MainActor
struct ScopeOfReportsTests {
  @Test("A store that is made and dropped inside reports its end inside")
  func endInside() async {
    let inner = await reports {
      let store = counterStore()
      await store.send(.echo(1))
      await store.send(.forever)
    }
    #expect(inner.messages.contains { $0.contains("had not been received") })
    #expect(inner.messages.contains { $0.contains("still running") })
  }

  @Test("An expected issue takes in the end of a store")
  func expectedIssue() async {
    await withExpectedIssue {
      let store = counterStore()
      await store.send(.forever)
    }
  }

  @Test("Issues that effects report are collected too")
  func effectsInside() async throws {
    let inner = await reports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, _ in
          .run { _ in reportIssue("from an effect") }
        }
      }
      await store.send(1)
    }
    #expect(inner.messages == ["from an effect"])
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

  @Test("A spec in a function of its own is graded", arguments: [true, false])
  func spec(isRight: Bool) async {
    func spec() async {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state = isRight ? action : action + 1
          return .none
        }
      }
      await store.send(7) { $0 = 7 }
    }
    let reports = await reports { await spec() }
    #expect(reports.messages.isEmpty == isRight)
  }
}
