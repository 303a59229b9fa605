import ComposableArchitecture

/// Exercise 5.2: a list of standups, and a form for a new one.
enum PresentAForm {
  /// The list of standups, with a form for a new one.
  @Reducer
  struct StandupsList {
    @ObservableState
    struct State: Equatable {
      /// The form, `nil` while it is not there.
      @Presents var addStandup: StandupFormFeature.State?

      var standups: IdentifiedArrayOf<Standup> = []
    }

    enum Action {
      case addButtonTapped
      case addStandup(PresentationAction<StandupFormFeature.Action>)
      case saveStandupButtonTapped
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.addStandup = StandupFormFeature.State(standup: standup)
          return .none

        case .saveStandupButtonTapped:
          guard let standup = state.addStandup?.standup else { return .none }
          state.standups.append(standup)
          state.addStandup = nil
          return .none
        // END SOLUTION
        // STUB: case .addButtonTapped:
        // STUB:   // TODO: Show the form for a new standup.
        // STUB:   return .none
        // STUB:
        // STUB: case .saveStandupButtonTapped:
        // STUB:   // TODO: Add the standup of the form to the list, and close the form.
        // STUB:   return .none

        case .addStandup:
          return .none
        }
      }
      // BEGIN SOLUTION
      .ifLet(\.$addStandup, action: \.addStandup) {
        StandupFormFeature()
      }
      // END SOLUTION
      // STUB: // TODO: Join `StandupFormFeature` to the list.
    }
  }
}
