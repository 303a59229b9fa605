import ComposableArchitecture
import Foundation

/// The game's results, asked about and saved, as in exercises 6.3 to 6.6: what exercise 6.8 tests.
@Reducer
struct SavingGame {
  @ObservableState
  struct State: Equatable {
    var resultState = GameResultListFeature.State()
    var resultListState: Identified<UUID, GameResultListFeature.State>?
    @Presents var alert: AlertState<GameAlertAction>?
    var savingResults = false

    /// Why the last save failed.
    var failure: String?
  }

  enum Action {
    case alertAction(PresentationAction<GameAlertAction>)
    case saveResult(Result<Void, any Error>)
    case setNavigation(UUID?)
  }

  /// Saves the draft, in the two seconds that it takes. It throws if it cannot.
  let save: @Sendable () async throws -> Void

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .setNavigation(.some(let id)):
        state.resultListState = Identified(state.resultState, id: id)
        return .none

      case .setNavigation(.none):
        guard let draft = state.resultListState?.value else { return .none }
        if draft.results == state.resultState.results {
          state.resultListState = nil
        } else {
          state.alert = .saveChanges
        }
        return .none

      case .alertAction(.presented(.alertSaveButtonTapped)):
        state.savingResults = true
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.saveResult(Result { try await save() }))
        }

      case .alertAction(.presented(.alertCancelButtonTapped)):
        state.resultListState = nil
        return .none

      case .alertAction(.dismiss):
        state.alert = nil
        return .none

      case .saveResult(.success):
        state.savingResults = false
        if let draft = state.resultListState?.value { state.resultState = draft }
        state.resultListState = nil
        return .none

      case .saveResult(.failure(let error)):
        state.savingResults = false
        state.failure = "\(error)"
        return .none
      }
    }
  }
}
