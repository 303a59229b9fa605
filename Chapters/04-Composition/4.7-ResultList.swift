import ComposableArchitecture
import Foundation

/// Everything of exercise 4.5.
enum ResultList {
  /// The list of all results.
  @Reducer
  struct GameResultListFeature {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []

      /// How many results are right: "Result: 2/3 correct".
      var summary: String {
        // TODO: Count the right ones, and all of them.
        ""
      }

      /// A line for each result: "✓ Secret: 10, Answer: 10", or "✗ …" when the guess was wrong.
      var rows: [String] {
        // TODO: Write a line for each result.
        []
      }
    }

    enum Action: Equatable {
      case remove(offset: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // TODO: Remove the results at these offsets.
        case .remove:
          return .none
        }
      }
    }
  }
}
