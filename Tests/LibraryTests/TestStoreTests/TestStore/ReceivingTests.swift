import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store receives actions")
@MainActor
struct ReceivingTests {
  @Test("Another action than the expected one fails, and shows both")
  func unexpected() async throws {
    let line = #line + 4
    let reports = await reports {
      let store = counterStore()
      await store.send(.echo(7))
      await store.receive(.echoed(8)) { $0.count = 8 }
    }
    #expect(reports.failures.map(\.line) == [line])
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("Another action was received than the one expected here:"))
    #expect(message.contains("(Expected: −, Actual: +)"))
    #expect(message.contains("7"))
    #expect(message.contains("8"))
  }

  @Test("An action that comes later is said to do so")
  func comesLater() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.echoes([1, 2]))
      await store.receive(.echoed(2)) { $0.count = 2 }
      await store.receive(.echoed(2)) { $0.count = 2 }
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("which comes later"))
  }

  @Test("When no effect runs, waiting ends at once")
  func nothingRuns() async throws {
    let reports = await reports {
      let store = counterStore()
      store.timeout = .seconds(Int64.max)
      await store.receive(.echoed(1)) { $0.count = 1 }
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("An action was expected from an effect, but none was received."))
    #expect(message.contains("No effect is running"))
  }

  @Test("A wrong description of a received action's change fails")
  func mismatch() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.echo(7))
      await store.receive(.echoed(7)) { $0.count = 8 }
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("The state is not what"))
    #expect(message.contains("Step: receive Counter.Action.echoed(7)"))
  }

  @Test("Sending before receiving fails, and goes on")
  func unhandledBeforeSend() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.echo(7))
      await store.send(.nothing)
      await store.receive(.echoed(7)) { $0.count = 7 }
    }
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("Effects have sent one action that the test must receive"))
    #expect(message.contains("echoed"))
  }

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

  @Test("Actions that were not received fail the test at its end, where its store was made")
  func unhandledAtEnd() async throws {
    let line = #line + 2
    let reports = await reports {
      let store = counterStore()
      await store.send(.echoes([1, 2]))
    }
    #expect(reports.failures.map(\.line) == [line])
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("At the end of the test, 2 actions from effects"))
  }
}
