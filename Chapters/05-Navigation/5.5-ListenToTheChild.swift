import ComposableArchitecture

/// Everything of exercise 5.5.
enum ListenToTheChild {
  /// A list of standups that wants to know how often its form was asked for one more attendee.
  @Reducer
  struct StandupsList {
    @ObservableState
    struct State: Equatable {
      @Presents var addStandup: StandupFormFeature.State?
      var attendeesAdded = 0
    }

    enum Action: Equatable {
      case addButtonTapped
      case addStandup(PresentationAction<StandupFormFeature.Action>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.addStandup = StandupFormFeature.State(standup: Standup(id: uuid()))
          return .none

        // TODO: Add a case for the one action of the form that counts.

        case .addStandup:
          return .none
        }
      }
      .ifLet(\.$addStandup, action: \.addStandup) {
        StandupFormFeature()
      }
    }
  }

  /// A standup that can be edited in a form; only that what is typed into the form is lost.
  @Reducer
  struct StandupDetail {
    @ObservableState
    struct State: Equatable {
      @Presents var editStandup: StandupFormFeature.State?
      var standup: Standup
    }

    enum Action: Equatable {
      case doneButtonTapped
      case editButtonTapped
      case editStandup(PresentationAction<StandupFormFeature.Action>)
    }

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
      // TODO: Something is missing around here. What is it?
    }
  }
}
