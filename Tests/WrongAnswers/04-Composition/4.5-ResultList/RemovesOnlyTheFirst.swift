// caught by: The results at the offsets go, the others stay in order

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
        "Result: \(results.count(where: \.correct))/\(results.count) correct"
      }

      /// A line for each result: "✓ Secret: 10, Answer: 10", or "✗ …" when the guess was wrong.
      var rows: [String] {
        results.map { result in
          let mark = result.correct ? "✓" : "✗"
          return "\(mark) Secret: \(result.counter.secret), Answer: \(result.counter.count)"
        }
      }
    }

    enum Action: Equatable {
      case remove(offset: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .remove(let offset):
          if let index = offset.first { state.results.remove(at: index) }
          return .none
        }
      }
    }
  }
}
