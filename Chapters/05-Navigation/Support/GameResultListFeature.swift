import ComposableArchitecture
import Foundation

/// The result list of chapter 4.
@Reducer
struct GameResultListFeature {
  @ObservableState
  struct State: Equatable {
    var results: IdentifiedArrayOf<GameResult> = []
  }

  enum Action {
    case remove(offset: IndexSet)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .remove(let offset):
        state.results.remove(atOffsets: offset)
        return .none
      }
    }
  }
}
