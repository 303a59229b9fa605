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

      // BEGIN SOLUTION
      /// The copy that the list page works on; `nil` while the page is closed.
      @Presents var resultListState: GameResultListFeature.State?
      // END SOLUTION
      // STUB: // The compiler warns of what is old here. The finished file has no warning.
      // STUB: // TODO: Bring everything in this file that is about `resultListState` to today's form.
      // STUB: /// The copy that the list page works on, with the tag of the link that opened the page; `nil`
      // STUB: /// while the page is closed.
      // STUB: var resultListState: Identified<UUID, GameResultListFeature.State>?
    }

    enum Action {
      case counter(Counter.Action)
      // BEGIN SOLUTION
      case listButtonTapped
      case listResult(PresentationAction<GameResultListFeature.Action>)
      // END SOLUTION
      // STUB: case listResult(GameResultListFeature.Action)
      // STUB: case setNavigation(UUID?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          state.resultState.results.append(GameResult(counter: state.counter, timeSpent: 1))
          return .none

        // BEGIN SOLUTION
        case .listButtonTapped:
          state.resultListState = state.resultState
          return .none

        case .listResult(.dismiss):
          if let draft = state.resultListState {
            state.resultState = draft
          }
          return .none
        // END SOLUTION
        // STUB: case .setNavigation(.some(let id)):
        // STUB:   state.resultListState = Identified(state.resultState, id: id)
        // STUB:   return .none
        // STUB:
        // STUB: case .setNavigation(.none):
        // STUB:   if let draft = state.resultListState?.value {
        // STUB:     state.resultState = draft
        // STUB:   }
        // STUB:   state.resultListState = nil
        // STUB:   return .none

        case .counter, .listResult:
          return .none
        }
      }
      // BEGIN SOLUTION
      .ifLet(\.$resultListState, action: \.listResult) {
        GameResultListFeature()
      }
      // END SOLUTION
      // STUB: Scope(state: \.resultListState!.value, action: \.listResult) { GameResultListFeature() }
      Scope(\.counter, action: \.counter) { Counter() }
    }
  }

  /// The game, from which one gets to its list.
  struct GameView: View {
    // BEGIN SOLUTION
    @Bindable var store: StoreOf<GameFeature>

    var body: some View {
      NavigationStack {
        List {
          Text("Rounds: \(store.resultState.results.count)")
          Button("Next") { store.send(.counter(.playNextButtonTapped)) }
          Button("Results") { store.send(.listButtonTapped) }
        }
        .navigationTitle("Game")
        .navigationDestination(
          item: $store.scope(\.$resultListState, action: \.listResult)
        ) { list in
          ResultsView(store: list)
        }
      }
    }
    // END SOLUTION
    // STUB: let store: StoreOf<GameFeature>
    // STUB: let resultListStateTag = UUID()
    // STUB:
    // STUB: var body: some View {
    // STUB:   NavigationStack {
    // STUB:     List {
    // STUB:       Text("Rounds: \(store.resultState.results.count)")
    // STUB:       Button("Next") { store.send(.counter(.playNextButtonTapped)) }
    // STUB:       NavigationLink(
    // STUB:         "Results",
    // STUB:         tag: resultListStateTag,
    // STUB:         selection: Binding(
    // STUB:           get: { @MainActor in store.resultListState?.id },
    // STUB:           set: { @MainActor in store.send(.setNavigation($0)) }
    // STUB:         )
    // STUB:       ) {
    // STUB:         if let list = store.scope(state: \.resultListState?.value, action: \.listResult) {
    // STUB:           ResultsView(store: list)
    // STUB:         }
    // STUB:       }
    // STUB:     }
    // STUB:     .navigationTitle("Game")
    // STUB:   }
    // STUB: }
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
