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
