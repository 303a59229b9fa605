import ComposableArchitecture

/// Exercise 5.5: a form with buttons of its own, which closes itself.
enum ClosesItself {
  @Reducer
  struct StandupForm {
    @ObservableState
    struct State: Equatable {
      var standup: Standup
    }

    enum Action {
      case cancelButtonTapped
      case delegate(Delegate)
      case saveButtonTapped
      case titleChanged(String)

      /// What the form tells its parent.
      @CasePathable
      enum Delegate {
        case standupSaved(Standup)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .cancelButtonTapped, .delegate, .saveButtonTapped:
          // TODO: Cancel closes the form. Save tells the parent, and then closes it.
          return .none

        case .titleChanged(let title):
          state.standup.title = title
          return .none
        }
      }
    }
  }

  @Reducer
  struct StandupsList {
    @ObservableState
    struct State: Equatable {
      @Presents var addStandup: StandupForm.State?

      /// What was in the form that was closed last, if it was not saved.
      var draft: Standup?
      var standups: IdentifiedArrayOf<Standup> = []
    }

    enum Action {
      case addButtonTapped
      case addStandup(PresentationAction<StandupForm.Action>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.addStandup = StandupForm.State(standup: Standup(id: uuid()))
          return .none

        // TODO: Add two cases: one for what the form tells, one for its end.

        case .addStandup:
          return .none
        }
      }
      .ifLet(\.$addStandup, action: \.addStandup) {
        StandupForm()
      }
    }
  }
}
