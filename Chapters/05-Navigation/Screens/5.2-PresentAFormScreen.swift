import ComposableArchitecture
import TerminalUI

struct PresentAFormScreen: View {
  @Bindable var store: StoreOf<PresentAForm.StandupsList>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.standups) { standup in
          Text(standup.title)
        }
      }
      .navigationTitle("Standups")
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
      }
      .sheet(item: $store.scope(\.$addStandup, action: \.addStandup)) { form in
        NavigationStack {
          StandupForm(store: form)
            .navigationTitle("New standup")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { store.send(.saveStandupButtonTapped) }
              }
            }
        }
      }
    }
  }
}

private struct StandupForm: View {
  @Bindable var store: StoreOf<StandupFormFeature>
  @FocusState private var focus: StandupFormFeature.State.Field?

  var body: some View {
    Form {
      TextField("Title", text: $store.standup.title)
        .focused($focus, equals: .title)
      Section("Attendees") {
        Text("\(store.standup.attendees.count)")
        Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
      }
    }
    .bind($store.focus, to: $focus)
  }
}

struct PresentAFormApp: App {
  static let store = Store(initialState: PresentAForm.StandupsList.State()) {
    PresentAForm.StandupsList()
  }

  var body: some Scene {
    WindowGroup {
      PresentAFormScreen(store: Self.store)
    }
  }
}
