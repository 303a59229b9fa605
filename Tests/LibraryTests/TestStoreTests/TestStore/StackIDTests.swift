import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store and the ids of a stack's elements")
@MainActor
struct StackIDTests {
  @Test("A wrong closure does not use up ids")
  func wrongClosure() async {
    let reports = await reports {
      let store = TestStore(initialState: Numbers.State()) { Numbers() }
      await store.send(.push(1)) {
        $0.path.append(1)
        $0.path.append(2)
      }
      await store.send(.push(2)) { $0.path[id: 1] = 2 }
    }
    #expect(reports.messages.count == 1)
  }
}

private struct Numbers: Reducer {
  struct State: Equatable { var path = StackState<Int>() }

  enum Action: Equatable { case push(Int) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .push(let number):
      state.path.append(number)
      return .none
    }
  }
}
