import ComposableArchitecture

/// Exercise 5.9: everything to which a list of standups leads, as one enum.
enum OneDestination {
  /// The page of one standup.
  @Reducer
  struct StandupDetail {
    @ObservableState
    struct State: Equatable {
      var standup: Standup
    }

    enum Action {
      case deleteButtonTapped
      case removeAttendeeButtonTapped(Attendee.ID)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .deleteButtonTapped:
          // The parent listens: it asks before it deletes.
          return .none

        case .removeAttendeeButtonTapped(let id):
          state.standup.attendees.removeAll { $0.id == id }
          return .none
        }
      }
    }
  }

  /// Everything to which the list of standups leads. It is always one of them.
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case detail(StandupDetail)
    case form(StandupFormFeature)

    /// The answers to the alert, apart from "no".
    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion(Standup.ID)
    }
  }

  /// The list of standups.
  @Reducer
  struct StandupsList {
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var standups: IdentifiedArrayOf<Standup> = []
    }

    enum Action {
      case addButtonTapped
      case destination(PresentationAction<Destination.Action>)
      case saveButtonTapped
      case standupTapped(Standup.ID)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.destination = .form(StandupFormFeature.State(standup: standup))
          return .none

        case .saveButtonTapped:
          guard case .form(let form)? = state.destination else { return .none }
          state.standups.append(form.standup)
          state.destination = nil
          return .none

        case .standupTapped(let id):
          guard let standup = state.standups[id: id] else { return .none }
          state.destination = .detail(StandupDetail.State(standup: standup))
          return .none

        case .destination(.presented(.detail(.deleteButtonTapped))):
          guard case .detail(let detail)? = state.destination else { return .none }
          state.destination = .alert(.deletion(of: detail.standup))
          return .none

        case .destination(.presented(.alert(.confirmDeletion(let id)))):
          state.standups.remove(id: id)
          return .none
        // END SOLUTION
        // STUB: case .addButtonTapped, .saveButtonTapped, .standupTapped:
        // STUB:   // TODO: Lead to the form, save and close it, lead to the detail page.
        // STUB:   return .none
        // STUB:
        // STUB: // TODO: Two more cases: the detail page wants to delete, and the alert's answer.

        case .destination:
          return .none
        }
      }
      // BEGIN SOLUTION
      .ifLet(\.$destination, action: \.destination)
      // END SOLUTION
      // STUB: // TODO: Join the destination to the list.
    }
  }

  /// The title of what is in front: "Standups", "New standup", the name of the standup, or the question.
  static func title(of destination: Destination.State?) -> String {
    // BEGIN SOLUTION
    switch destination {
    case nil: "Standups"
    case .alert(let alert)?: String(state: alert.title)
    case .detail(let detail)?: detail.standup.title
    case .form?: "New standup"
    }
    // END SOLUTION
    // STUB: // TODO: Write a `switch` over all cases, without `default`.
    // STUB: ""
  }
}

extension OneDestination.Destination.State: Equatable {}

extension AlertState where Action == OneDestination.Destination.Alert {
  /// Asks whether a standup is to be deleted.
  static func deletion(of standup: Standup) -> Self {
    AlertState {
      TextState("Delete \(standup.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion(standup.id)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    }
  }
}
