import ComposableArchitecture
import Foundation

/// Exercise 5.1: a list page that may or may not be there.
enum ForceUnwrappedScope {
  /// The result list, which also shows for how many seconds it has been open.
  @Reducer
  struct OpenList {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []
      var secondsOpen = 0
    }

    enum Action {
      case appeared
      case rowsDeleted(at: IndexSet)
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

        case .rowsDeleted(let offsets):
          state.results.remove(atOffsets: offsets)
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
      var results: IdentifiedArrayOf<GameResult> = []

      /// The list page, which works on a copy of the results; `nil` while it is not open.
      var resultListState: OpenList.State?
    }

    enum Action {
      case backButtonTapped
      case listButtonTapped
      case listResult(OpenList.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .backButtonTapped:
          if let list = state.resultListState {
            state.results = list.results
          }
          state.resultListState = nil
          return .none

        case .listButtonTapped:
          state.resultListState = OpenList.State(results: state.results)
          return .none

        case .listResult:
          return .none
        }
      }
      // TODO: Join the list to the game. This line crashes when an action comes while the list
      // is closed. Replace it by one that cannot.
      //
      //     Scope(\.resultListState!, action: \.listResult) { OpenList() }
    }
  }

  /// The store of the list page, or `nil` while the page is closed.
  @MainActor
  static func listStore(of store: StoreOf<GameFeature>) -> StoreOf<OpenList>? {
    // TODO: Scope the store to the optional. The result is optional too.
    nil
  }
}
