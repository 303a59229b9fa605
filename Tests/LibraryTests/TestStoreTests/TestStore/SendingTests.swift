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
}
