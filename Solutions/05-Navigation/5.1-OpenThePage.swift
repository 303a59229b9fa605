import ComposableArchitecture

/// Exercise 5.1: a game with a page of rules.
enum OpenThePage {
  /// The page of rules.
  struct Rules: Equatable {
    var title = "How to play"
  }

  @Reducer
  struct Game {
    @ObservableState
    struct State: Equatable {
      /// The page of rules; `nil` while it is not open.
      var rules: Rules?
    }

    enum Action {
      case closeButtonTapped
      case rulesButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .closeButtonTapped:
          state.rules = nil
          return .none

        case .rulesButtonTapped:
          // BEGIN SOLUTION
          state.rules = Rules()
          // END SOLUTION
          // STUB: // TODO: Give the optional a value: `Rules()` makes a page.
          return .none
        }
      }
    }
  }
}
