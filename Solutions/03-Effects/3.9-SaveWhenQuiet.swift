import ComposableArchitecture

/// Everything of exercise 3.9.
enum SaveWhenQuiet {
  /// Keeps a note on a server.
  struct NoteClient: Sendable {
    /// Saves a text, and returns the text that the server now keeps.
    var save: @Sendable (_ text: String) async throws -> String
  }

  /// A note that saves itself when the typing has stopped for a second.
  @Reducer
  struct Note {
    @ObservableState
    struct State: Equatable {
      var text = ""
      var status = Status.saved
    }

    /// What the server knows of the text.
    enum Status: Equatable {
      case saved
      case changed
      case notSaved
    }

    enum Action {
      case clearButtonTapped
      case saveResponse(Result<String, any Error>)
      case shoutButtonTapped
      case textChanged(String)
    }

    enum CancelID { case save }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.noteClient) var noteClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clearButtonTapped:
          state.text = ""
          return .none

        case .shoutButtonTapped:
          state.text = state.text.uppercased()
          return .none

        case .textChanged(let text):
          state.text = text
          return .none

        // BEGIN SOLUTION
        case .saveResponse(.success):
          state.status = .saved
          return .none

        case .saveResponse(.failure):
          state.status = .notSaved
          return .none
        // END SOLUTION
        // STUB: // TODO: Say in the status how the saving went.
        // STUB: case .saveResponse:
        // STUB:   return .none
        }
      }
      .onChange(of: \.text) { _, state in
        // BEGIN SOLUTION
        state.status = .changed
        return .run { [text = state.text] send in
          try await clock.sleep(for: .seconds(1))
          await send(.saveResponse(Result { try await noteClient.save(text) }))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
        // END SOLUTION
        // STUB: // TODO: The text has changed. Save it once nothing has changed for a second.
        // STUB: return .none
      }
    }
  }
}

extension SaveWhenQuiet.NoteClient: DependencyKey {
  static let liveValue = Self { text in
    print("Saved: \(text)")
    return text
  }
  static let testValue = Self(save: unimplemented("NoteClient.save"))
}

extension DependencyValues {
  var noteClient: SaveWhenQuiet.NoteClient {
    get { self[SaveWhenQuiet.NoteClient.self] }
    set { self[SaveWhenQuiet.NoteClient.self] = newValue }
  }
}
