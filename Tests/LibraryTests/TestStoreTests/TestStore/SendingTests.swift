import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store sends actions")
@MainActor
struct SendingTests {
  @Test("The closure starts from the state before the action, which the store shows until then")
  func closureStartsBefore() async {
    let store = counterStore(5)
    await store.send(.increment) {
      #expect($0.count == 5)
      #expect(store.state.count == 5)
      $0.count += 1
    }
    #expect(store.state.count == 6)

    await store.send(.echo(7))
    await store.receive(.echoed(7)) {
      #expect(store.state.count == 6)
      $0.count = 7
    }
    #expect(store.state.count == 7)
  }

  @Test("A wrong description fails at its line, and shows both states")
  func mismatch() async throws {
    let line = #line + 3
    let reports = await reports {
      let store = counterStore()
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(reports.failures.map(\.line) == [line])
    let message = try #require(reports.messages.first)
    #expect(message.hasPrefix("The state is not what the trailing closure expects:"))
    #expect(message.contains("(Expected: −, Actual: +)"))
    #expect(message.contains("Step: send Counter.Action.increment"))
    #expect(message.contains("count: 2"))
    #expect(message.contains("count: 1"))
  }

  @Test("A change without a description fails")
  func unexpectedChange() async throws {
    let reports = await reports {
      let store = counterStore()
      await store.send(.increment)
    }
    let message = try #require(reports.messages.first)
    #expect(reports.messages.count == 1)
    #expect(message.hasPrefix("The state was expected to stay as it was, but it changed:"))
  }

  @Test("A description without a change fails")
  func missingChange() async throws {
    let reports = await reports {
      let store = counterStore(1)
      await store.send(.nothing) { $0.count = 1 }
    }
    let message = try #require(reports.messages.first)
    #expect(reports.messages.count == 1)
    #expect(message.hasPrefix("A change of the state was expected, but nothing changed."))
    #expect(message.contains("Step: send Counter.Action.nothing"))
  }

  @Test("An error in the closure is named, and the test goes on")
  func closureThrows() async throws {
    struct Missing: Error {}
    let reports = await reports {
      let store = counterStore()
      await store.send(.increment) { _ in throw Missing() }
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.contains("Missing()"))
    #expect(message.contains("Step: send Counter.Action.increment"))
  }

  @ObservableState
  struct Odd: Equatable {
    var count = 0
    static func == (lhs: Self, rhs: Self) -> Bool { false }
  }

  @Test("States that print alike are shown without what macros add to them")
  func alike() async throws {
    let reports = await reports {
      let store = TestStore(initialState: Odd()) { EmptyReducer<Odd, Int>() }
      await store.send(1)
    }
    let message = try #require(reports.messages.first)
    #expect(message.contains("The two look alike"))
    #expect(message.contains("Odd(count: 0)"))
    #expect(!message.contains("_$"))
  }

  @Test("The initial state takes its type from the reducer")
  func inferredState() async {
    let store = TestStore(initialState: .init(count: 3)) { Counter() }
    await store.send(.increment) { $0.count = 4 }
    let fresh = TestStore(initialState: .init()) { Counter() }
    #expect(fresh.state == Counter.State())
  }
}
