// caught by: A deep link begins on the list page, with all rows

import ComposableArchitecture

// `GameFeature` and `resultListStateTag` stand in `Support/GameFeature.swift`.

/// Everything of exercise 5.7.
enum DeepLink {
  /// What is seen of the game.
  enum Page: Equatable {
    case main(results: Int)
    case list(rows: Int)
  }

  /// The page that belongs to a state. The link has one tag, and shows its page while that is selected.
  static func page(for state: GameFeature.State) -> Page {
    guard let list = state.resultListState, list.id == resultListStateTag else {
      return .main(results: state.resultState.results.count)
    }
    return .list(rows: list.value.results.count)
  }
}

extension GameFeature.State {
  /// A game that begins on its list page, as if the results had been played and the list opened.
  static func deepLink(results: IdentifiedArrayOf<GameResult>) -> Self {
    let list = GameResultListFeature.State(results: results)
    return Self(resultState: list)
  }
}

extension GameFeature {
  /// Goes through everything that happened, and returns the state to which it led.
  ///
  /// - Parameters:
  ///   - actions: All actions that the store received, those that effects sent among them.
  ///   - state: The state at the beginning.
  static func replay(_ actions: [Action], from state: State) -> State {
    var state = state
    for action in actions {
      _ = GameFeature().reduce(into: &state, action: action)
    }
    return state
  }
}
