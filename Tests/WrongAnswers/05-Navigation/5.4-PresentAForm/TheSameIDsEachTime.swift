// caught by: Each new standup has ids of its own

import ComposableArchitecture
import Foundation

/// Everything of exercise 5.4.
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

    enum Action: Equatable {
      case addButtonTapped
      case addStandup(PresentationAction<StandupFormFeature.Action>)
      case saveStandupButtonTapped
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          let standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
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
