import ComposableArchitecture

// Exercise 6.11 tests this feature. Solve 6.6 before you read it. `Replaceable` changes nothing: it is
// how the workbook tests your tests.

/// The game's results: a list page with a draft, a question, and a save that takes its time.
@Reducer
struct SavingGame {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<LeaveAction>?

    /// The copy that the list page works on; nil while the page is closed.
    @Presents var draft: GameResultListFeature.State?

    /// Why the last save failed.
    var failure: String?

    /// Whether the draft is being saved.
    var isSaving = false

    /// The results that count.
    var results = GameResultListFeature.State()
  }

  enum Action {
    case alert(PresentationAction<LeaveAction>)
    case backButtonTapped
    case draft(PresentationAction<GameResultListFeature.Action>)
    case saveResponse(Result<GameResultListFeature.State, any Error>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.resultsClient) var resultsClient

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.discardButtonTapped)):
          state.draft = nil
          return .none

        case .alert(.presented(.saveButtonTapped)):
          guard let draft = state.draft, !state.isSaving else { return .none }
          state.isSaving = true
          return .run { send in
            try await clock.sleep(for: .seconds(2))
            await send(
              .saveResponse(
                Result {
                  try await resultsClient.save(draft)
                  return draft
                }
              )
            )
          }

        case .alert, .draft:
          return .none

        case .backButtonTapped:
          guard let draft = state.draft, !state.isSaving else { return .none }
          if draft == state.results {
            state.draft = nil
          } else {
            state.alert = .unsavedChanges
          }
          return .none

        case .saveResponse(.success(let saved)):
          state.isSaving = false
          state.results = saved
          if state.draft == saved { state.draft = nil }
          return .none

        case .saveResponse(.failure(let error)):
          state.isSaving = false
          state.failure = "\(error)"
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$draft, action: \.draft) {
        GameResultListFeature()
      }
    }
  }
}

/// Where the results are kept.
@DependencyClient
struct ResultsClient: Sendable {
  /// Saves all results. It throws if it cannot.
  var save: @Sendable (_ results: GameResultListFeature.State) async throws -> Void
}

extension ResultsClient: TestDependencyKey {
  static let testValue = ResultsClient()
}

extension DependencyValues {
  var resultsClient: ResultsClient {
    get { self[ResultsClient.self] }
    set { self[ResultsClient.self] = newValue }
  }
}
