// REPAIR
import ComposableArchitecture

/// Exercise 6.3: a photo that can be deleted, after a question.
enum Photo {
  enum Cause { case alertIgnoresButtons, caseIsMisspelt, dismissalIsMissing, stateIsNotObservable }
  // BEGIN SOLUTION
  static let cause: Cause? = .dismissalIsMissing
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var isDeleted = false
    }

    enum Action {
      // BEGIN SOLUTION
      case alert(PresentationAction<Alert>)
      // END SOLUTION
      // STUB: case alert(Alert)
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
