import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store watches effects", .timeLimit(.minutes(20)))
@MainActor
struct RunningEffectsTests {
  @Test("Finishing fails while actions are still to be received, each time and at the end")
  func finishUnhandled() async throws {
    let line = #line + 4
    let reports = await reports {
      let store = counterStore()
      await store.send(.echo(7))
      await store.finish()
      await store.finish()
    }
    #expect(reports.failures.map(\.line) == [line, line + 1, line - 2])
    #expect(try #require(reports.messages.first).contains("one action from effects had not been"))
  }

  @Test("An action that comes while the store finishes may be received afterwards")
  func receiveAfterFinish() async {
    let parts = AsyncStream<Int>.makeStream()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          for await part in parts.stream { await send(part) }
        }
      }
    }
    await store.send(0)
    parts.continuation.yield(7)
    parts.continuation.finish()
    await store.finish()
    await store.receive(7) { $0 = 7 }
  }

  @Test("Waiting for an effect that is busy elsewhere ends when the time is up")
  func timeOut() async throws {
    let reports = await reports {
      let store = counterStore()
      let task = await store.send(.forever)
      await store.receive(.echoed(1), timeout: .milliseconds(1))
      await store.receive(.echoed(1), timeout: .nanoseconds(1))
      await task.cancel()
    }
    // As in TCA, a wait in vain is one issue, and the missing action another.
    #expect(reports.messages.count == 4)
    #expect(reports.messages[0].contains("none was received after 0.001 seconds"))
    #expect(reports.messages[0].contains("One effect is running"))
    #expect(reports.messages[1].contains("Action.echoed(1)"))
  }

  @Test("Effects that run in parallel are waited for as well")
  func parallelEffects() async {
    let store = counterStore { $0.continuousClock = ImmediateClock() }
    store.useMainSerialExecutor = false
    store.timeout = .seconds(50)
    await store.send(.delayed(3))
    await store.receive(.echoed(3)) { $0.count = 3 }
    let task = await store.send(.forever)
    await task.cancel()
  }
}
