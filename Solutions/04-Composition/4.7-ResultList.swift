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
        // BEGIN SOLUTION
        "Result: \(results.count(where: \.correct))/\(results.count) correct"
        // END SOLUTION
        // STUB: // TODO: Count the right ones, and all of them.
        // STUB: ""
      }

      /// A line for each result: "✓ Secret: 10, Answer: 10", or "✗ …" when the guess was wrong.
      var rows: [String] {
        // BEGIN SOLUTION
        results.map { result in
          let mark = result.correct ? "✓" : "✗"
          return "\(mark) Secret: \(result.counter.secret), Answer: \(result.counter.count)"
        }
        // END SOLUTION
        // STUB: // TODO: Write a line for each result.
        // STUB: []
      }
    }

    enum Action: Equatable {
      case remove(offset: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .remove(let offset):
          state.results.remove(atOffsets: offset)
          return .none
        // END SOLUTION
        // STUB: // TODO: Remove the results at these offsets.
        // STUB: case .remove:
        // STUB:   return .none
        }
      }
    }
  }
}
