// caught by: By hand: without a child an issue is reported, and it stays absent

import ComposableArchitecture
import Foundation

/// Everything of exercise 5.3.
enum ForceUnwrappedScope {
  // MARK: From the inside

  /// Runs a child on state that may be absent: the heart of `ifLet`.
  struct WhilePresent<Child: Reducer>: Reducer {
    let child: Child

    func reduce(into state: inout Child.State?, action: Child.Action) -> Effect<Child.Action> {
      guard var present = state else {
        return .none
      }
      let effect = child.reduce(into: &present, action: action)
      state = present
      return effect
    }
  }

  // MARK: With the library

  /// The result list, which now also shows for how long it has been open.
  @Reducer
  struct OpenList {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []
      var secondsOpen = 0
    }

    enum Action: Equatable {
      case appeared
      case remove(offset: IndexSet)
      case secondPassed
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.secondPassed)
            }
          }

        case .remove(let offset):
          state.results.remove(atOffsets: offset)
          return .none

        case .secondPassed:
          state.secondsOpen += 1
          return .none
        }
      }
    }
  }

  /// As much of the game as its list page needs.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var resultState = OpenList.State()
      var resultListState: Identified<UUID, OpenList.State>?
    }

    enum Action: Equatable {
      case listResult(OpenList.Action)
      case setNavigation(UUID?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          if let draft = state.resultListState?.value {
            state.resultState.results = draft.results
          }
          state.resultListState = nil
          return .none

        case .listResult:
          return .none
        }
      }
      .ifLet(\.resultListState, action: \.listResult) {
        Scope(state: \.value, action: \.self) { OpenList() }
      }
    }
  }

  /// The store of the list page, or `nil` while the page is closed.
  @MainActor
  static func listStore(of store: StoreOf<GameFeature>) -> StoreOf<OpenList>? {
    store.scope(state: \.resultListState?.value, action: \.listResult)
  }
}
