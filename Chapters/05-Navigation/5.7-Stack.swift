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
          // TODO: This page closes itself.
          return .none
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
        case .backButtonTapped, .homeButtonTapped:
          // TODO: Take one page away, or all of them.
          return .none

        case .latestButtonTapped, .listButtonTapped, .rowTapped, .rulesButtonTapped:
          // TODO: Put on top: the list and the latest counter; the list; the counter of a row; the
          // rules.
          return .none

        // TODO: When a list page removes rows, the game's own results become the page's.

        case .path:
          return .none
        }
      }
      // TODO: Run the pages of the path.
    }
  }
}

extension Stack.Path.State: Equatable {}
