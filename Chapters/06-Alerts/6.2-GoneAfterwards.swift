import ComposableArchitecture

/// Exercise 6.2: an alert that does not go away.
enum GoneAfterwards {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var photos = 3
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case deleteButtonTapped

      @CasePathable
      enum Alert: Equatable {
        case confirmButtonTapped
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.confirmButtonTapped)):
          state.photos -= 1
          return .none

        case .alert:
          return .none

        case .deleteButtonTapped:
          state.alert = AlertState {
            TextState("Delete the photo?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmButtonTapped) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          }
          return .none
        }
      }
      // TODO: Let the library take the alert away.
    }
  }
}
