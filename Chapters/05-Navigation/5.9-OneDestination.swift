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
        case .addButtonTapped, .saveButtonTapped, .standupTapped:
          // TODO: Lead to the form, save and close it, lead to the detail page.
          return .none

        // TODO: Two more cases: the detail page wants to delete, and the alert's answer.

        case .destination:
          return .none
        }
      }
      // TODO: Join the destination to the list.
    }
  }

  /// The title of what is in front: "Standups", "New standup", the name of the standup, or the question.
  static func title(of destination: Destination.State?) -> String {
    // TODO: Write a `switch` over all cases, without `default`.
    ""
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
