/* Remove this line to begin.
//
// One mistake in this file keeps it from compiling. `Scripts/workbook run 3.8` shows what the
// compiler says, and what that means here. Put the mistake right.

import ComposableArchitecture

/// Exercise 3.8: a note that says "Copied" for two seconds.
enum CopiedNote {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var isNoteShown = false
    }

    enum Action {
      case copyButtonTapped
      case noteTimedOut
    }

    enum CancelID { case note }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .copyButtonTapped:
          state.isNoteShown = true
          return .run { send in
            try clock.sleep(for: .seconds(2))
            await send(.noteTimedOut)
          }
          .cancellable(id: CancelID.note, cancelInFlight: true)

        case .noteTimedOut:
          state.isNoteShown = false
          return .none
        }
      }
    }
  }
}
// The comment that the first line begins ends here. */
