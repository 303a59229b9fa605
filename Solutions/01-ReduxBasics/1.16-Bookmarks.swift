// BEGIN SOLUTION
import ComposableArchitecture

/// A counter that keeps the numbers a person wants to come back to.
enum Bookmarks {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      /// The newest first; no number is there twice.
      var bookmarks: [Int] = []

      var isBookmarked: Bool { bookmarks.contains(count) }
    }

    enum Action {
      case bookmarkButtonTapped
      case bookmarkSwiped(Int)
      case bookmarkTapped(Int)
      case clearButtonTapped
      case decrementButtonTapped
      case incrementButtonTapped
    }

    private let limit = 5

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bookmarkButtonTapped:
          let count = state.count
          if state.isBookmarked {
            state.bookmarks.removeAll { $0 == count }
          } else {
            state.bookmarks = Array(([count] + state.bookmarks).prefix(limit))
          }
        case .bookmarkSwiped(let number):
          state.bookmarks.removeAll { $0 == number }
        case .bookmarkTapped(let number):
          state.count = number
        case .clearButtonTapped:
          state.bookmarks = []
        case .decrementButtonTapped:
          state.count -= 1
        case .incrementButtonTapped:
          state.count += 1
        }
        return .none
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // A counter with bookmarks, from an empty file.
// STUB: //
// STUB: // Write the namespace, the feature, its state, its actions and its body. Section 1.16 of the
// STUB: // lesson has the description, and a table of the names that the suite uses.
