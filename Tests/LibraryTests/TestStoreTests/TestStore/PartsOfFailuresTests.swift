import ComposableArchitecture
import Foundation
import LibraryTestHelpers
import Testing
import WorkbookPlayProtocol

@Suite("A failure of a test store has parts that the runner finds again")
@MainActor
struct PartsOfFailuresTests {
  /// The first message of a test store, as a suite shows it below its sentence.
  private func comment(_ steps: (TestStoreOf<Counter>) async -> Void) async throws -> String {
    let reports = await reports {
      let store = counterStore()
      await steps(store)
      store.exhaustivity = .off
      await store.skipInFlightEffects(strict: false)
    }
    return "The count is wrong.\n\n" + (try #require(reports.messages.first))
  }

  @Test("A message is what was expected, the step and the advice, in this order")
  func order() async throws {
    let message = try await comment { await $0.send(.increment) { $0.count = 2 } }
    let heads = message.components(separatedBy: "\n\n").suffix(2).map { $0.prefix { $0 != ":" } }
    #expect(heads == ["Step", "Advice"])
  }

  @Test("The same difference after the same action has the same cause, whatever the rest is")
  func difference() async throws {
    let first = try await comment { await $0.send(.increment) { $0.count = 2 } }
    let second = try await comment {
      await $0.send(.nothing)
      await $0.send(.increment) { $0.count = 2 }
    }
    let other = try await comment { await $0.send(.increment) { $0.count = 3 } }
    let cause = try #require(StoreFailure(comment: first)?.cause)
    #expect(cause == ["−   count: 2,", "+   count: 1,", "Step: send Counter.Action.increment"])
    #expect(StoreFailure(comment: second)?.cause == cause)
    #expect(StoreFailure(comment: other)?.cause != cause)
  }

  @Test("An action that never comes is one cause, whatever it should have carried")
  func missingAction() async throws {
    let first = try await comment { await $0.receive(.echoed(1)) }
    let second = try await comment { await $0.receive(.echoed(2)) }
    let other = try await comment { await $0.receive(.ticked) }
    let cause = try #require(StoreFailure(comment: first)?.cause)
    #expect(StoreFailure(comment: second)?.cause == cause)
    #expect(StoreFailure(comment: other)?.cause != cause)
  }

  @Test("A comment that is none of a test store's has no such parts")
  func noFailure() {
    #expect(StoreFailure(comment: "The count is wrong.\n\nIt was 2.") == nil)
  }
}
