import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store and the ids of a stack's elements")
@MainActor
struct StackIDTests {
  @Test("The same holds for actions that are received, in any number")
  func receive() async {
    let store = TestStore(initialState: Numbers.State()) { Numbers() }
    await store.send(.pushLater([1, 2]))
    await store.receive(.push(1)) { $0.path.append(1) }
    await store.receive(.push(2)) { $0.path.append(2) }
    await store.send(.push(3)) { $0.path.append(3) }
  }

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
  struct State: Equatable {
    var path = StackState<Int>()
  }

  enum Action: Equatable {
    case push(Int)
    case pushLater([Int])
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .push(let number):
      state.path.append(number)
      return .none
    case .pushLater(let numbers):
      return .run { send in
        for number in numbers { await send(.push(number)) }
      }
    }
  }
}
