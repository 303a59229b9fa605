/* Remove this line to begin.
//
// One mistake in this file keeps it from compiling. `Scripts/workbook run 6.3` shows what the
// compiler says, and what that means here. Put the mistake right.

import ComposableArchitecture

/// Exercise 6.3: a photo that can be deleted, after a question.
enum Photo {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var isDeleted = false
    }

    enum Action {
      case alert(Alert)
      case trashButtonTapped

      @CasePathable
      enum Alert: Equatable {
        case deletionConfirmed
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.deletionConfirmed)):
          state.isDeleted = true
          return .none

        case .alert:
          return .none

        case .trashButtonTapped:
          state.alert = AlertState {
            TextState("Delete this photo?")
          } actions: {
            ButtonState(role: .destructive, action: .deletionConfirmed) {
              TextState("Delete")
            }
            ButtonState(role: .cancel) {
              TextState("Keep")
            }
          }
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}
// The comment that the first line begins ends here. */
