import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Without exhaustivity, a test store", .timeLimit(.minutes(20)))
@MainActor
struct ExhaustivityTests {
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

@Suite("Skipping on purpose", .timeLimit(.minutes(20)))
@MainActor
struct SkippingTests {
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
}
