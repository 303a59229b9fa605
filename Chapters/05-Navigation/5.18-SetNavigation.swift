import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 5.18: the game's result list, which a link opens.
enum SetNavigation {
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State(secret: 10, id: UUID(0))

      /// The results that count.
      var resultState = GameResultListFeature.State()

      // The compiler warns of what is old here. The finished file has no warning.
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

  /// The game, from which one gets to its list.
  struct GameView: View {
    let store: StoreOf<GameFeature>
    let resultListStateTag = UUID()

    var body: some View {
      NavigationStack {
        List {
          Text("Rounds: \(store.resultState.results.count)")
          Button("Next") { store.send(.counter(.playNextButtonTapped)) }
          NavigationLink(
            "Results",
            tag: resultListStateTag,
            selection: Binding(
              get: { @MainActor in store.resultListState?.id },
              set: { @MainActor in store.send(.setNavigation($0)) }
            )
          ) {
            if let list = store.scope(state: \.resultListState?.value, action: \.listResult) {
              ResultsView(store: list)
            }
          }
        }
        .navigationTitle("Game")
      }
    }
  }

  /// The page with the results.
  struct ResultsView: View {
    let store: StoreOf<GameResultListFeature>

    var body: some View {
      List {
        ForEach(store.results) { result in
          Text("Secret: \(result.counter.secret)")
        }
        .onDelete { store.send(.rowsDeleted(at: $0)) }
      }
      .navigationTitle("Results")
    }
  }
}
