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
        // BEGIN SOLUTION
        case .cancelButtonTapped:
          return .run { _ in await dismiss() }

        case .delegate:
          return .none

        case .saveButtonTapped:
          guard !state.standup.title.isEmpty else { return .none }
          return .run { [standup = state.standup] send in
            await send(.delegate(.standupSaved(standup)))
            await dismiss()
          }
        // END SOLUTION
        // STUB: case .cancelButtonTapped, .delegate, .saveButtonTapped:
        // STUB:   // TODO: Cancel closes the form. Save tells the parent, and then closes it.
        // STUB:   return .none

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

        // BEGIN SOLUTION
        case .addStandup(.presented(.delegate(.standupSaved(let standup)))):
          state.standups.append(standup)
          state.draft = nil
          return .none

        case .addStandup(.dismiss):
          if let standup = state.addStandup?.standup, state.standups[id: standup.id] == nil {
            state.draft = standup
          }
          return .none

        // END SOLUTION
        // STUB: // TODO: Add two cases: one for what the form tells, one for its end.
        // STUB:
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
