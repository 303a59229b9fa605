import ComposableArchitecture
import Foundation
import TerminalUI

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

/// The form on the screen.
struct StandupForm: View {
  @Bindable var store: StoreOf<StandupFormFeature>

  /// Which field has the cursor, as the view knows it.
  @FocusState private var focus: StandupFormFeature.State.Field?

  var body: some View {
    // BEGIN SOLUTION
    Form {
      TextField("Title", text: $store.standup.title)
        .focused($focus, equals: .title)
      ForEach($store.standup.attendees) { $attendee in
        TextField("Name", text: $attendee.name)
          .focused($focus, equals: .attendee(attendee.id))
      }
      Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
    }
    .bind($store.focus, to: $focus)
    // END SOLUTION
    // STUB: // TODO: Each field says for which value of `focus` it has the cursor. The form keeps the
    // STUB: // store's focus and the view's the same.
    // STUB: Form {
    // STUB:   TextField("Title", text: $store.standup.title)
    // STUB:   ForEach($store.standup.attendees) { $attendee in
    // STUB:     TextField("Name", text: $attendee.name)
    // STUB:   }
    // STUB:   Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
    // STUB: }
  }
}
