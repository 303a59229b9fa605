import ComposableArchitecture
import Foundation
import TerminalUI

struct FocusAsStateScreen: View {
  @Bindable var store: StoreOf<StandupFormFeature>
  @FocusState private var focus: StandupFormFeature.State.Field?

  var body: some View {
    NavigationStack {
      Form {
        Section("Standup") {
          TextField("Title", text: $store.standup.title)
            .focused($focus, equals: .title)
        }
        Section("Attendees") {
          ForEach($store.standup.attendees) { $attendee in
            TextField("Name", text: $attendee.name)
              .focused($focus, equals: .attendee(attendee.id))
          }
          Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
        }
      }
      .navigationTitle("New standup")
      .bind($store.focus, to: $focus)
    }
  }
}

struct FocusAsStateApp: App {
  static let store = Store(
    initialState: StandupFormFeature.State(standup: Standup(id: UUID(0)))
  ) {
    StandupFormFeature()
  }

  var body: some Scene {
    WindowGroup {
      FocusAsStateScreen(store: Self.store)
    }
  }
}
