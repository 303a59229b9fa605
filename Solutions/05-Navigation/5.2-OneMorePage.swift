import ComposableArchitecture

/// Exercise 5.2: settings, in which each page leads to others.
enum OneMorePage {
  enum Page: Equatable {
    case account
    case password
    case settings
  }

  @Reducer
  struct App {
    @ObservableState
    struct State: Equatable {
      /// The pages on top of the first one. The last one is in front.
      var pages = StackState<Page>()
    }

    enum Action {
      case backButtonTapped
      case rowTapped(Page)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .backButtonTapped:
          _ = state.pages.popLast()
          return .none

        case .rowTapped(let page):
          // BEGIN SOLUTION
          state.pages.append(page)
          // END SOLUTION
          // STUB: // TODO: Put `page` on top of the others.
          // STUB: _ = page
          return .none
        }
      }
    }
  }
}
