import ComposableArchitecture
import Foundation

/// Exercise 5.7: a game whose pages lie on top of each other.
enum Stack {
  /// A page that says how the game is played.
  @Reducer
  struct Rules {
    @ObservableState
    struct State: Equatable {}

    enum Action {
      case doneButtonTapped
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .doneButtonTapped:
          // BEGIN SOLUTION
          return .run { _ in await dismiss() }
        // END SOLUTION
        // STUB: // TODO: This page closes itself.
        // STUB: return .none
        }
      }
    }
  }

  /// The pages that can lie on top of the game, in any order and as often as one likes.
  @Reducer
  enum Path {
    case counter(Counter)
    case results(GameResultListFeature)
    case rules(Rules)
  }

  /// A game from whose results one gets deeper and deeper. `GameResult` and `GameResultListFeature` are
  /// in `Support/`.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      /// What lies on top of the game's own page; the last one is seen.
      var path = StackState<Path.State>()

      var resultState = GameResultListFeature.State()
    }

    enum Action {
      case backButtonTapped
      case homeButtonTapped
      case latestButtonTapped
      case listButtonTapped
      case path(StackActionOf<Path>)
      case rowTapped(GameResult.ID)
      case rulesButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .backButtonTapped:
          _ = state.path.popLast()
          return .none

        case .homeButtonTapped:
          state.path.removeAll()
          return .none

        case .latestButtonTapped:
          guard let latest = state.resultState.results.last else { return .none }
          state.path.append(.results(state.resultState))
          state.path.append(.counter(latest.counter))
          return .none

        case .listButtonTapped:
          state.path.append(.results(state.resultState))
          return .none

        case .path(.element(id: let id, action: .results(.rowsDeleted))):
          guard case .results(let list)? = state.path[id: id] else { return .none }
          state.resultState = list
          return .none

        case .rowTapped(let id):
          guard let result = state.resultState.results[id: id] else { return .none }
          state.path.append(.counter(result.counter))
          return .none

        case .rulesButtonTapped:
          state.path.append(.rules(Rules.State()))
          return .none
        // END SOLUTION
        // STUB: case .backButtonTapped, .homeButtonTapped:
        // STUB:   // TODO: Take one page away, or all of them.
        // STUB:   return .none
        // STUB:
        // STUB: case .latestButtonTapped, .listButtonTapped, .rowTapped, .rulesButtonTapped:
        // STUB:   // TODO: Put on top: the list and the latest counter; the list; the counter of a row; the
        // STUB:   // rules.
        // STUB:   return .none
        // STUB:
        // STUB: // TODO: When a list page removes rows, the game's own results become the page's.

        case .path:
          return .none
        }
      }
      // BEGIN SOLUTION
      .forEach(\.path, action: \.path)
      // END SOLUTION
      // STUB: // TODO: Run the pages of the path.
    }
  }
}

extension Stack.Path.State: Equatable {}
