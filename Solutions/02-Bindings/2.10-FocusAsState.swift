import ComposableArchitecture
import Foundation

/// The form in which a standup is edited.
@Reducer
struct StandupFormFeature {
  @ObservableState
  struct State: Equatable {
    var standup: Standup
    var focus: Field? = .title

    /// A place the cursor can be.
    enum Field: Hashable {
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
        // BEGIN SOLUTION
        let id = uuid()
        state.standup.attendees.append(Attendee(id: id))
        state.focus = .attendee(id)
        return .none
      // END SOLUTION
      // STUB: // TODO: Append an attendee with a new id, and move the focus to it.
      // STUB: return .none

      case .binding:
        return .none
      }
    }
  }
}

/// Keeps the focus in the store and the focus on the screen the same.
@MainActor
struct FocusSync {
  let store: StoreOf<StandupFormFeature>
  let screen: FocusedField<StandupFormFeature.State.Field>

  /// The store's focus changed, and the screen follows.
  func storeDidChange() {
    // BEGIN SOLUTION
    screen.value = store.focus
    // END SOLUTION
    // STUB: // TODO: Move the screen's focus to where the store says.
  }

  /// A person moved the cursor, and an action says so to the store.
  func screenDidChange() {
    // BEGIN SOLUTION
    store.send(.binding(.set(\.focus, screen.value)))
    // END SOLUTION
    // STUB: // TODO: Send the store the binding action for `focus`.
  }
}
