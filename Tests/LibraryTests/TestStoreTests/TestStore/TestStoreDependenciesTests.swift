import ComposableArchitecture
import Foundation
import LibraryTestHelpers
import Testing

@Suite("A test store's dependencies")
@MainActor
struct TestStoreDependenciesTests {
  @Test("A test store's dependencies hold for the initial state, the reducer and its effects")
  func everywhere() async {
    let store = TestStore(initialState: Ids.State()) {
      Ids()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(store.state.ids == [UUID(0)])
    await store.send(.add) { $0.ids = [UUID(0), UUID(1)] }
    await store.send(.addLater)
    await store.receive(.added(UUID(2))) { $0.ids = [UUID(0), UUID(1), UUID(2)] }
  }

  @Test("A test store's dependencies hold in the trailing closure too")
  func inClosure() async {
    let store = TestStore(initialState: Ids.State(ids: [])) {
      Ids()
    } withDependencies: {
      $0.uuid = .constant(UUID(7))
    }
    await store.send(.add) {
      @Dependency(\.uuid) var uuid
      $0.ids = [uuid()]
    }
  }
}

private struct Ids: Reducer {
  struct State: Equatable {
    var ids: [UUID]

    init(ids: [UUID]) { self.ids = ids }

    init() {
      @Dependency(\.uuid) var uuid
      ids = [uuid()]
    }
  }

  enum Action: Equatable { case add, addLater, added(UUID) }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.ids.append(uuid())
        return .none
      case .addLater:
        return .run { send in await send(.added(uuid())) }
      case .added(let id):
        state.ids.append(id)
        return .none
      }
    }
  }
}
