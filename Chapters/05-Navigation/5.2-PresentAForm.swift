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
        case .addButtonTapped:
          // TODO: Show the form for a new standup.
          return .none

        case .saveStandupButtonTapped:
          // TODO: Add the standup of the form to the list, and close the form.
          return .none

        case .addStandup:
          return .none
        }
      }
      // TODO: Join `StandupFormFeature` to the list.
    }
  }
}
