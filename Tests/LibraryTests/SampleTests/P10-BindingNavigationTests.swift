import ComposableArchitecture
import Foundation
import Testing

extension Samples {
  static let resultListStateTag = UUID(100)

  /// Document S4: a link that a binding opens, to a page that works on a copy of the results.
  @Reducer
  struct NavigatingGame {
    @ObservableState
    struct State: Equatable {
      var resultState = GameResultListFeature.State()
      var lastTimestamp = 0.0
      var resultListState: Identified<UUID, GameResultListFeature.State>?
    }

    enum Action: Equatable {
      case listResult(GameResultListFeature.Action)
      case setNavigation(UUID?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none
        case .setNavigation(.none):
          if let newState = state.resultListState?.value {
            state.resultState = newState
          }
          state.resultListState = nil
          return .none
        case .listResult:
          return .none
        }
      }
      // In the document a `Scope` to `resultListState!.value`, which traps once the page is closed.
      .ifLet(\.resultListState, action: \.listResult) {
        Scope(\.value, action: \.self) { GameResultListFeature() }
      }
    }
  }
}

@MainActor
@Suite("Sample P10: navigation by a binding", .timeLimit(.minutes(20)))
struct BindingNavigationTests {
  typealias Game = Samples.NavigatingGame

  let tag = Samples.resultListStateTag
  let list = Samples.GameResultListFeature.State(results: [
    .init(counter: .init(count: 10, secret: 10, id: UUID(0)), timeSpent: 100),
    .init(counter: .init(count: 0, secret: 4, id: UUID(1)), timeSpent: 500),
  ])

  func makeStore(isOpen: Bool = false) -> TestStoreOf<Game> {
    let open = isOpen ? Identified(list, id: tag) : nil
    return TestStore(
      initialState: .init(resultState: list, lastTimestamp: 100, resultListState: open)
    ) {
      Game()
    }
  }

  @Test("The list works on a copy, which comes back when it is closed")
  func roundTrip() async {
    let store = makeStore()
    await store.send(.setNavigation(tag)) { $0.resultListState = Identified(list, id: tag) }
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultListState?.value.results.remove(at: 0)
    }
    #expect(store.state.resultState == list)
    await store.send(.setNavigation(nil)) {
      $0.resultState.results.remove(at: 0)
      $0.resultListState = nil
    }
  }

  @Test("A state with the list open is a link deep into the app")
  func deepLink() async throws {
    let store = Store(
      initialState: Game.State(
        resultState: list,
        lastTimestamp: 100,
        resultListState: Identified(list, id: tag)
      )
    ) {
      Game()
    }
    #expect(store.resultListState?.id == tag)
    let listStore = try #require(
      store.scope(\.resultListState?.value, action: \.listResult)
        as StoreOf<Samples.GameResultListFeature>?
    )
    #expect(listStore.results.count == 2)
    listStore.send(.remove(offset: [1]))
    store.send(.setNavigation(nil))
    #expect(store.resultState.results.count == 1)
    #expect(store.resultListState == nil)
  }

  @Test("An action of the list after it was closed is reported, and nothing traps")
  func late() async throws {
    let reports = await reports {
      let store = makeStore(isOpen: true)
      await store.send(.setNavigation(nil)) { $0.resultListState = nil }
      await store.send(.listResult(.remove(offset: [0])))
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("ifLet"))
  }
}
