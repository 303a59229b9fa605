// caught by: The list and a row's counter go on top, one after the other

import ComposableArchitecture
import Foundation

/// Everything of exercise 5.6.
enum Stack {
  /// The pages that can lie on top of the game, in any order and as often as one likes.
  @Reducer
  enum Path {
    case counter(Counter)
    case results(GameResultListFeature)
  }

  /// A game from whose results one gets deeper and deeper.
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
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
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

        case .path(.element(id: let id, action: .results(.remove))):
          guard case .results(let list)? = state.path[id: id] else { return .none }
          state.resultState = list
          return .none

        case .rowTapped(let id):
          guard let result = state.resultState.results[id: id] else { return .none }
          state.path.removeAll()
          state.path.append(.counter(result.counter))
          return .none

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path)
    }
  }
}

extension Stack.Path.State: Equatable {}
