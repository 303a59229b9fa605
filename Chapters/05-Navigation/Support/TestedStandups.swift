import ComposableArchitecture

// Exercise 5.15 tests this list. Solve 5.2 before you read it. `Replaceable` changes nothing: it is how the
// workbook tests your tests.

/// A list of standups, with a form for a new one.
@Reducer
struct TestedStandups {
  @ObservableState
  struct State: Equatable {
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
    Replaceable {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.addStandup = StandupFormFeature.State(standup: standup)
          return .none

        case .saveStandupButtonTapped:
          guard let standup = state.addStandup?.standup else { return .none }
          state.standups.append(standup)
          state.addStandup = nil
          return .none

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
