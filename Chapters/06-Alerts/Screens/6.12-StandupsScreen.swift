import ComposableArchitecture
import Foundation
import TerminalUI

struct StandupsScreen: View {
  @Bindable var store: StoreOf<Standups.List>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.standups) { standup in
          Button {
            store.send(.standupTapped(standup.id))
          } label: {
            Label("\(standup.title), \(standup.minutes) min", systemImage: "clock")
          }
        }
      }
      .navigationTitle("Standups")
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
      }
      .navigationDestination(
        item: $store.scope(\.$destination, action: \.destination).detail
      ) { detail in
        StandupDetailView(store: detail)
      }
      .sheet(item: $store.scope(\.$destination, action: \.destination).form) { form in
        NavigationStack {
          StandupFormView(store: form)
        }
      }
      .alert($store.scope(\.$alert, action: \.alert))
    }
    .task { await store.send(.appeared).finish() }
  }
}

private struct StandupDetailView: View {
  @Bindable var store: StoreOf<Standups.Detail>

  var body: some View {
    List {
      Label("\(store.standup.minutes) minutes", systemImage: "clock")
      Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
    }
    .navigationTitle(store.standup.title)
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

private struct StandupFormView: View {
  @Bindable var store: StoreOf<Standups.Form>

  var body: some View {
    Form {
      TextField("Title", text: $store.standup.title)
      Stepper(
        "\(store.standup.minutes) minutes",
        value: $store.standup.minutes,
        in: 5...60,
        step: 5
      )
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

extension Standups.Standup {
  fileprivate static var samples: [Self] {
    ["Daily", "Design"].enumerated().map { number, title in
      var standup = Self(id: UUID(100 + number))
      standup.title = title
      return standup
    }
  }
}

struct StandupsApp: App {
  static let store = Store(initialState: Standups.List.State()) {
    Standups.List()
  } withDependencies: {
    // What is saved is kept until the app ends. There is room for three.
    let saved = LockIsolated(Standups.Standup.samples)
    $0.standupsClient.load = { saved.value }
    $0.standupsClient.save = { standups in
      if standups.count > 3 { throw NoRoomLeft() }
      saved.setValue(standups)
    }
  }

  private struct NoRoomLeft: Error {}

  var body: some Scene {
    WindowGroup {
      StandupsScreen(store: Self.store)
    }
  }
}
