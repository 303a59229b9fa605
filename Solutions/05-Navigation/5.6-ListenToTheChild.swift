import ComposableArchitecture

/// Exercise 5.6: a list of standups that listens to its form.
enum ListenToTheChild {
  @Reducer
  struct StandupsList {
    @ObservableState
    struct State: Equatable {
      @Presents var addStandup: StandupFormFeature.State?

      /// How often the form was asked for one more attendee.
      var attendeesAdded = 0

      /// What was in the form that was swiped away last.
      var draft: Standup?
    }

    enum Action {
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

        // BEGIN SOLUTION
        case .addStandup(.presented(.addAttendeeButtonTapped)):
          state.attendeesAdded += 1
          return .none

        case .addStandup(.dismiss):
          state.draft = state.addStandup?.standup
          return .none

        // END SOLUTION
        // STUB: // TODO: Add two cases: one for an action of the form, one for the swipe.
        // STUB:
        case .addStandup:
          return .none
        }
      }
      .ifLet(\.$addStandup, action: \.addStandup) {
        StandupFormFeature()
      }
    }
  }
}
