import ComposableArchitecture

/// Exercise 6.1: a phone that warns.
enum LowBattery {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Never>?
      var percent = 100
    }

    enum Action {
      case alert(PresentationAction<Never>)
      case percentChanged(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert:
          return .none

        case .percentChanged(let percent):
          state.percent = percent
          if percent == 10 {
            // TODO: Show an alert with the title "Low battery".
          }
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}
