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
      // BEGIN SOLUTION
      case translationResponse(word: String, Result<String, any Error>)
      // END SOLUTION
      // STUB: // TODO: What does the reducer have to know about an answer?
      // STUB: case translationResponse(Result<String, any Error>)
    }

    @Dependency(\.vocabulary) var vocabulary

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .wordTapped(let word):
          state.errorMessage = nil
          state.selectedWord = word
          guard state.translations[word] == nil else { return .none }
          // BEGIN SOLUTION
          return .run { send in
            let result = await Result { try await vocabulary.translate(word) }
            await send(.translationResponse(word: word, result))
          }
        // END SOLUTION
        // STUB: // TODO: Send what the reducer has to know.
        // STUB: return .run { send in
        // STUB:   await send(.translationResponse(Result { try await vocabulary.translate(word) }))
        // STUB: }

        // BEGIN SOLUTION
        case .translationResponse(let word, .success(let translation)):
          state.translations[word] = translation
          if word == state.selectedWord { state.errorMessage = nil }
          return .none

        case .translationResponse(let word, .failure):
          if word == state.selectedWord, state.translations[word] == nil {
            state.errorMessage = "There is no translation now."
          }
          return .none
        // END SOLUTION
        // STUB: // TODO: Between the question and this answer, another word may have been tapped.
        // STUB: case .translationResponse(.success(let translation)):
        // STUB:   if let word = state.selectedWord {
        // STUB:     state.translations[word] = translation
        // STUB:   }
        // STUB:   return .none
        // STUB:
        // STUB: case .translationResponse(.failure):
        // STUB:   state.errorMessage = "There is no translation now."
        // STUB:   return .none
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
