import ComposableArchitecture

/// A list of words. The word that was tapped shows its translation.
enum Vocabulary {
  /// Translates words.
  @DependencyClient
  struct Client: Sendable {
    var translate: @Sendable (_ word: String) async throws -> String
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var errorMessage: String?
      var selectedWord: String?

      /// All translations that have arrived, by their words.
      var translations: [String: String] = [:]

      /// What stands below the selected word.
      var shownTranslation: String? {
        selectedWord.flatMap { translations[$0] }
      }
    }

    enum Action {
      case wordTapped(String)
      // TODO: What does the reducer have to know about an answer?
      case translationResponse(Result<String, any Error>)
    }

    @Dependency(\.vocabulary) var vocabulary

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .wordTapped(let word):
          state.errorMessage = nil
          state.selectedWord = word
          guard state.translations[word] == nil else { return .none }
          // TODO: Send what the reducer has to know.
          return .run { send in
            await send(.translationResponse(Result { try await vocabulary.translate(word) }))
          }

        // TODO: Between the question and this answer, another word may have been tapped.
        case .translationResponse(.success(let translation)):
          if let word = state.selectedWord {
            state.translations[word] = translation
          }
          return .none

        case .translationResponse(.failure):
          state.errorMessage = "There is no translation now."
          return .none
        }
      }
    }
  }
}

extension Vocabulary.Client: DependencyKey {
  static let liveValue = Self { word in
    ["bread": "pan", "cheese": "queso", "milk": "leche"][word] ?? "?"
  }
  static let testValue = Self()
}

extension DependencyValues {
  var vocabulary: Vocabulary.Client {
    get { self[Vocabulary.Client.self] }
    set { self[Vocabulary.Client.self] = newValue }
  }
}
