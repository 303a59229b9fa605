import ComposableArchitecture
import Foundation

/// A person who takes part in a standup.
struct Attendee: Equatable, Identifiable, Sendable {
  let id: UUID
}

/// A short meeting that takes place again and again.
struct Standup: Equatable, Identifiable, Sendable {
  let id: UUID
  var attendees: [Attendee] = []
  var title = ""
}

/// The form in which a standup is edited.
@Reducer
struct StandupFormFeature {
  @ObservableState
  struct State: Equatable {
    var focus: Field? = .title
    var standup: Standup

    /// What the keyboard writes into.
    enum Field: Hashable, Sendable {
      case attendee(Attendee.ID)
      case title
    }
  }

  enum Action: BindableAction {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.standup.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none

      case .binding:
        return .none
      }
    }
  }
}
