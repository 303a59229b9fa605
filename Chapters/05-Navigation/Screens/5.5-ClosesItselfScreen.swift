import ComposableArchitecture
import TerminalUI

struct ClosesItselfScreen: View {
  @Bindable var store: StoreOf<ClosesItself.StandupsList>

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
          ClosesItselfForm(store: form)
        }
      }
    }
  }
}

/// The form, with buttons of its own.
private struct ClosesItselfForm: View {
  @Bindable var store: StoreOf<ClosesItself.StandupForm>

  var body: some View {
    Form {
      TextField("Title", text: $store.standup.title.sending(\.titleChanged))
        .onSubmit { store.send(.saveButtonTapped) }
    }
    .navigationTitle("New standup")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(store.standup.title.isEmpty)
      }
    }
  }
}

struct ClosesItselfApp: App {
  static let store = Store(initialState: ClosesItself.StandupsList.State()) {
    ClosesItself.StandupsList()
  }

  var body: some Scene {
    WindowGroup {
      ClosesItselfScreen(store: Self.store)
    }
  }
}
