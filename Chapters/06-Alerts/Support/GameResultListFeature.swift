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
    case rowsDeleted(at: IndexSet)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rowsDeleted(let offsets):
        state.results.remove(atOffsets: offsets)
        return .none
      }
    }
  }
}
