import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Without exhaustivity, a test store", .timeLimit(.minutes(20)))
@MainActor
struct ExhaustivityTests {
  @Test("Without exhaustivity, a test store fails if no action fits, and shows those that came")
  func noFit() async throws {
    let reports = await reports {
      let store = counterStore()
      store.exhaustivity = .off
      await store.send(.echoes([1, 2]))
      await store.receive(.echoed(9))
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.contains("has not come"))
    #expect(message.contains("echoed(9)"))
    #expect(message.contains("echoed(1)"))
  }

  @Test("Without exhaustivity, a test store is as before after steps that throw")
  func throwingSteps() async {
    let store = counterStore()
    #expect(throws: CancellationError.self) {
      try store.withExhaustivity(.off) { throw CancellationError() }
    }
    #expect(store.exhaustivity == .on)
    await #expect(throws: CancellationError.self) {
      try await store.withExhaustivity(.off) {
        await store.send(.increment)
        throw CancellationError()
      }
    }
    #expect(store.exhaustivity == .on)
  }
}

@Suite("A test store that shows what it skips", .timeLimit(.minutes(20)))
@MainActor
struct SkippedAssertionsTests {
  private func skipped(
    _ steps: @MainActor (TestStoreOf<Counter>) async -> Void
  ) async -> Reports {
    await reports {
      let store = counterStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await steps(store)
    }
  }

  @Test("A test store that shows what it skips shows changes without a description")
  func changes() async throws {
    let reports = await skipped { await $0.send(.increment) }
    #expect(reports.failures.isEmpty)
    #expect(reports.expected.count == 1)
    let message = try #require(reports.expected.first?.message)
    #expect(message.hasPrefix("Skipped, because exhaustivity is off."))
    #expect(message.contains("count: 1"))
  }

  @Test("A test store that shows what it skips shows a description of no change")
  func noChange() async throws {
    let reports = await skipped { await $0.send(.nothing) { $0.count = 0 } }
    #expect(reports.failures.isEmpty)
    #expect(try #require(reports.expected.first?.message).contains("but nothing changed"))
  }

  @Test("A test store that shows what it skips shows actions it passes over")
  func actions() async throws {
    let reports = await skipped {
      await $0.send(.echoes([1, 2]))
      await $0.receive(.echoed(2)) { $0.count = 2 }
    }
    #expect(reports.failures.isEmpty)
    #expect(
      try #require(reports.expected.first?.message).contains("one received action was skipped")
    )
  }

  @Test("A test store that shows what it skips shows actions and effects that are left over")
  func leftOvers() async {
    let reports = await skipped {
      await $0.send(.forever)
      await $0.send(.echo(0))
    }
    #expect(reports.failures.isEmpty)
    #expect(reports.expected.contains { $0.message.contains("had not been received") })
    #expect(reports.expected.contains { $0.message.contains("was still running") })
  }
}

@Suite("Skipping on purpose", .timeLimit(.minutes(20)))
@MainActor
struct SkippingTests {
  @Test("Skipping on purpose passes over received actions, and shows them")
  func receivedActions() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.echoes([1, 2]))
      await store.skipReceivedActions()
      #expect(store.state.count == 2)
      await store.send(.increment) { $0.count = 3 }
    }
    #expect(reports.failures.isEmpty)
    #expect(
      try #require(reports.expected.first).message.contains("2 received actions were skipped")
    )
  }

  @Test("Skipping on purpose fails if there are no actions, unless that is allowed")
  func noActions() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.skipReceivedActions(strict: false)
      await store.skipReceivedActions()
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("no received actions to skip"))
  }

  @Test("Skipping on purpose passes over running effects, and shows them")
  func effects() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.forever)
      await store.skipInFlightEffects()
      await store.finish()
    }
    #expect(reports.failures.isEmpty)
    #expect(
      try #require(reports.expected.first).message.contains("one running effect was skipped")
    )
  }

  @Test("Skipping on purpose waits for what a skipped effect sends")
  func skippedEffectIsWaitedFor() async {
    let parts = AsyncStream<Int>.makeStream()
    let reports = await reports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state = action
          guard action == 0 else { return .none }
          return .run { send in
            for await part in parts.stream { await send(part) }
          }
        }
      }
      await store.send(0)
      await store.skipInFlightEffects()
      async let received: Void = store.receive(7) { $0 = 7 }
      parts.continuation.yield(7)
      await received
    }
    #expect(reports.failures.isEmpty)
  }

  @Test("Skipping on purpose fails if no effect runs, unless that is allowed")
  func noEffects() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.skipInFlightEffects(strict: false)
      await store.skipInFlightEffects()
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("no running effects to skip"))
  }
}
