import ComposableArchitecture
import Dispatch
import LibraryTestHelpers
import Testing

@Suite("A test store and clocks", .timeLimit(.minutes(20)))
@MainActor
struct ClockTests {
  @Test("Receiving from effects that all sleep fails at once, however long the timeout is")
  func asleep() async throws {
    let reports = await reports {
      let clock = TestClock()
      let store = counterStore { $0.continuousClock = clock }
      store.timeout = .seconds(Int64.max)
      await store.send(.delayed(3))
      await store.receive(.echoed(3)) { $0.count = 3 }
      await clock.advance(by: .seconds(1))
      await store.receive(.echoed(3)) { $0.count = 3 }
    }
    #expect(reports.messages.count == 2)
    #expect(try #require(reports.messages.first).contains("only waiting for a test clock"))
  }

  @Test("Finishing with effects that all sleep fails at once")
  func finishAsleep() async throws {
    let line = #line + 6
    let reports = await reports {
      let clock = TestClock()
      let store = counterStore { $0.continuousClock = clock }
      store.timeout = .seconds(Int64.max)
      let task = await store.send(.delayed(3))
      await store.finish()
      await task.finish()
      await task.cancel()
    }
    #expect(reports.failures.map(\.line) == [line, line + 1])
    #expect(reports.messages.allSatisfy { $0.contains("only waiting for a test clock") })
  }

  @Test("One effect that sleeps does not hide another that works")
  func oneAsleepOneBusy() async {
    let clock = TestClock()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action < 0 else {
          state = action
          return .none
        }
        return .merge(
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(1)
          },
          .run { send in
            for await number in stream { await send(number) }
          }
        )
      }
    }
    await store.send(-1)
    Task.detached {
      await Task.megaYield()
      continuation.yield(7)
      continuation.finish()
    }
    await store.receive(7) { $0 = 7 }
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 1 }
    await store.finish()
  }
}
