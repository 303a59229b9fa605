import ComposableArchitecture
import Testing

@Suite("A test store watches effects")
@MainActor
struct EffectsTests {
  @Test("An effect that still runs at the end fails the test, where it was started")
  func stillRunning() async throws {
    let line = #line + 3
    let reports = await reports {
      let store = counterStore()
      await store.send(.forever)
      await store.send(.increment) { $0.count = 1 }
    }
    #expect(reports.failures.map(\.line) == [line])
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("An effect of this action was still running when the test ended:"))
    #expect(message.contains("forever"))
  }

  @Test("An effect that was cancelled by an action does not fail the test")
  func cancelledByAction() async {
    let store = counterStore()
    await store.send(.forever)
    await store.send(.stop)
  }

  @Test("An effect that was cancelled by its task does not fail the test")
  func cancelledByTask() async {
    let store = counterStore()
    let task = await store.send(.forever)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test("Skipping cancels effects, and shows it without failing")
  func skipping() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.forever)
      await store.skipInFlightEffects()
    }
    #expect(reports.failures.isEmpty)
    #expect(
      try #require(reports.expected.first).message.contains("one running effect was cancelled")
    )
  }
}
