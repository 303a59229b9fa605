import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Case key paths name actions to a test store")
@MainActor
struct CaseKeyPathTests {
  @Test("Another case than the expected one fails, and is shown")
  func otherCase() async throws {
    let reports = await reports {
      let store = TestStore(initialState: Facts.State()) { Facts() }
      await store.send(.tapped) { $0.isLoading = true }
      await store.receive(\.response.failure)
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.contains("the case 'failure' of 'Facts.Action', which carries 'Error'"))
    #expect(message.contains("+ Facts.Action.response("))
  }

  @Test("Another value than the expected one fails, and both are shown")
  func otherValue() async throws {
    let reports = await reports {
      let store = TestStore(initialState: Facts.State()) { Facts() }
      await store.send(.tapped) { $0.isLoading = true }
      await store.receive(\.response.success, "1 is a good number")
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.contains("0 is a good number"))
    #expect(message.contains("1 is a good number"))
  }

  @Test("A timeout may be given with each")
  func timeouts() async {
    let store = TestStore(initialState: Facts.State()) { Facts() }
    store.exhaustivity = .off
    await store.send(.tapped)
    await store.receive(\.response, timeout: .seconds(1))
    await store.send(.tapped)
    await store.receive(\.response.success, "0 is a good number", timeout: .seconds(1))
    await store.send(.tapped)
    await store.receive({ $0.is(\.response) }, timeout: .seconds(1))
    await store.send(.tapped)
    await store.receive({ $0.is(\.response) }, timeout: .nanoseconds(1))
  }
}

@Reducer
private struct Facts {
  struct State: Equatable {
    var number = 0
    var isLoading = false
    var fact: String?
  }

  enum Action {
    case tapped
    case response(Result<String, any Error>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isLoading = true
        return .run { [number = state.number] send in
          await send(.response(.success("\(number) is a good number")))
        }
      case .response(let result):
        state.isLoading = false
        state.fact = try? result.get()
        return .none
      }
    }
  }
}
