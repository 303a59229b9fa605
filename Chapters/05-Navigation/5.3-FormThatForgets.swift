import ComposableArchitecture

/// Exercise 5.3: a standup that can be edited in a form; but the form forgets what is typed.
enum FormThatForgets {
  @Reducer
  struct StandupDetail {
    @ObservableState
    struct State: Equatable {
      @Presents var editStandup: StandupFormFeature.State?
      var standup: Standup
    }

    enum Action {
      case doneButtonTapped
      case editButtonTapped
      case editStandup(PresentationAction<StandupFormFeature.Action>)
    }

    // TODO: Find out why the form forgets, and fix it.
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .doneButtonTapped:
          guard let standup = state.editStandup?.standup else { return .none }
          state.standup = standup
          state.editStandup = nil
          return .none

        case .editButtonTapped:
          state.editStandup = StandupFormFeature.State(standup: state.standup)
          return .none

        case .editStandup:
          return .none
        }
      }
    }
  }
}
