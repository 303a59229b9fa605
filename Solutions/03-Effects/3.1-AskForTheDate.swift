import ComposableArchitecture
import Foundation

/// Exercise 3.1: a note that remembers when it was saved.
enum AskForTheDate {
  @Reducer
  struct Note {
    @ObservableState
    struct State: Equatable {
      var savedAt: Date?
    }

    enum Action {
      case saveButtonTapped
    }

    @Dependency(\.date.now) var now

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .saveButtonTapped:
          // BEGIN SOLUTION
          state.savedAt = now
          // END SOLUTION
          // STUB: // TODO: `Date()` reads the clock of this machine. Ask the dependency `now` instead.
          // STUB: state.savedAt = Date()
          return .none
        }
      }
    }
  }
}
