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
        // TODO: Append an attendee with a new id, and move the focus to it.
        return .none

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
    // TODO: Each field says for which value of `focus` it has the cursor. The form keeps the
    // store's focus and the view's the same.
    Form {
      TextField("Title", text: $store.standup.title)
      ForEach($store.standup.attendees) { $attendee in
        TextField("Name", text: $attendee.name)
      }
      Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
    }
  }
}
