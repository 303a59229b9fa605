import ComposableArchitecture

/// A note that is saved while the person writes.
enum SavesInOrder {
  /// Keeps the note.
  @DependencyClient
  struct Client: Sendable {
    var save: @Sendable (_ text: String) async throws -> Void
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var hasFailed = false
      var isSaving = false

      /// What has been saved last.
      var savedText = ""

      /// What the person has written.
      var text = ""
    }

    enum Action {
      case saveResponse(text: String, Result<Void, any Error>)
      case textChanged(String)
      case tryAgainButtonTapped
    }

    @Dependency(\.savedNoteClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .textChanged(let text):
          state.text = text
          return save(&state)

        case .tryAgainButtonTapped:
          return save(&state)

        // BEGIN SOLUTION
        case .saveResponse(let text, .success):
          state.isSaving = false
          state.savedText = text
          return save(&state)
        // END SOLUTION
        // STUB: // TODO: Which text is saved now? And what about the text that has come since?
        // STUB: case .saveResponse(_, .success):
        // STUB:   state.isSaving = false
        // STUB:   state.savedText = state.text
        // STUB:   return .none

        case .saveResponse(_, .failure):
          state.hasFailed = true
          state.isSaving = false
          return .none
        }
      }
    }

    /// Begins to save the text, if there is something to save.
    private func save(_ state: inout State) -> EffectOf<Self> {
      // BEGIN SOLUTION
      guard !state.isSaving, state.text != state.savedText else { return .none }
      // END SOLUTION
      // STUB: // TODO: When does no save begin?
      state.hasFailed = false
      state.isSaving = true
      return .run { [text = state.text] send in
        await send(.saveResponse(text: text, Result { try await client.save(text) }))
      }
    }
  }
}

extension SavesInOrder.Client: DependencyKey {
  /// There is no server behind this exercise.
  static let liveValue = Self { _ in }
  static let testValue = Self()
}

extension DependencyValues {
  var savedNoteClient: SavesInOrder.Client {
    get { self[SavesInOrder.Client.self] }
    set { self[SavesInOrder.Client.self] = newValue }
  }
}
