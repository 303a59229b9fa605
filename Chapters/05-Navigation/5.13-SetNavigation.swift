import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 5.13: the game's result list, which a link opens.
enum SetNavigation {
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State()

      /// The results that count.
      var resultState = GameResultListFeature.State()

      // TODO: Bring everything in this file that is about `resultListState` to today's form.
      /// The copy that the list page works on, with the tag of the link that opened the page; `nil`
      /// while the page is closed.
      var resultListState: Identified<UUID, GameResultListFeature.State>?
    }

    enum Action {
      case counter(Counter.Action)
      case listResult(GameResultListFeature.Action)
      case setNavigation(UUID?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          state.resultState.results.append(GameResult(counter: state.counter, timeSpent: 1))
          return .none

        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none

        case .counter, .listResult:
          return .none
        }
      }
      Scope(state: \.resultListState!.value, action: \.listResult) { GameResultListFeature() }
      Scope(\.counter, action: \.counter) { Counter() }
    }
  }

  /// What a view shows of the game, and what its buttons do.
  @MainActor
  struct Screen {
    let store: StoreOf<GameFeature>
    let resultListStateTag = UUID()

    /// For `NavigationLink(tag:selection:)`.
    var selection: Binding<UUID?> {
      Binding(
        get: { @MainActor in store.resultListState?.id },
        set: { @MainActor in store.send(.setNavigation($0)) }
      )
    }

    /// The store of the list page, `nil` while the page is closed.
    var list: StoreOf<GameResultListFeature>? {
      store.scope(state: \.resultListState?.value, action: \.listResult)
    }

    func openTapped() { selection.wrappedValue = resultListStateTag }
    func backTapped() { selection.wrappedValue = nil }
  }
}
