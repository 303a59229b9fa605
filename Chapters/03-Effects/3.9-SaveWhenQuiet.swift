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

        // TODO: Say in the status how the saving went.
        case .saveResponse:
          return .none
        }
      }
      .onChange(of: \.text) { _, state in
        // TODO: The text has changed. Save it once nothing has changed for a second.
        return .none
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
