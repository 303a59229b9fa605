import ComposableArchitecture

/// Exercise 5.6: everything to which a list of standups leads, as one enum.
enum OneDestination {
  /// The page of one standup. It asks before its standup is deleted.
  @Reducer
  struct StandupDetail {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var standup: Standup
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case delegate(Delegate)
      case deleteButtonTapped
      case removeAttendeeButtonTapped(Attendee.ID)

      /// The answers to the alert, apart from "no".
      @CasePathable
      enum Alert: Equatable {
        case confirmDeletion
      }

      /// What the page tells its parent.
      @CasePathable
      enum Delegate {
        case deletionConfirmed(Standup.ID)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .deleteButtonTapped:
          // TODO: Ask, and add a case for the answer.
          return .none

        case .alert, .delegate:
          return .none

        case .removeAttendeeButtonTapped(let id):
          state.standup.attendees.removeAll { $0.id == id }
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  /// Everything to which the list of standups leads. It is always one of them.
  @Reducer
  enum Destination {
    case detail(StandupDetail)
    case form(StandupFormFeature)
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
        case .addButtonTapped:
          // TODO: Show the form for a new standup.
          return .none

        case .saveButtonTapped:
          // TODO: Add the standup of the form to the list, and close the form.
          return .none

        case .standupTapped:
          // TODO: Show the page of the standup.
          return .none

        // TODO: Add a case for what the page of a standup tells.

        case .destination:
          return .none
        }
      }
      // TODO: Join the destination to the list.
    }
  }

  /// The title of what is in front: "Standups", "New standup", or the name of the standup.
  static func title(of destination: Destination.State?) -> String {
    // TODO: Write a `switch` over all cases.
    ""
  }
}

extension OneDestination.Destination.State: Equatable {}

extension AlertState where Action == OneDestination.StandupDetail.Action.Alert {
  /// Asks whether a standup is to be deleted.
  static func deletion(of standup: Standup) -> Self {
    AlertState {
      TextState("Delete \(standup.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    }
  }
}
