import ComposableArchitecture
import Foundation
import TerminalUI

struct OneDestinationScreen: View {
  @Bindable var store: StoreOf<OneDestination.StandupsList>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.standups) { standup in
          Button(standup.title) { store.send(.standupTapped(standup.id)) }
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
            .navigationTitle("New standup")
            .toolbar {
              Button("Save") { store.send(.saveButtonTapped) }
            }
        }
      }
    }
  }
}

private struct StandupDetailView: View {
  @Bindable var store: StoreOf<OneDestination.StandupDetail>

  var body: some View {
    List {
      Section("Attendees") {
        ForEach(Array(store.standup.attendees.enumerated()), id: \.element.id) { offset, attendee in
          HStack {
            Text("Attendee \(offset + 1)")
            Spacer()
            Button("Remove") { store.send(.removeAttendeeButtonTapped(attendee.id)) }
              .buttonStyle(.borderless)
          }
        }
      }
      Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
    }
    .navigationTitle(store.standup.title)
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

private struct StandupFormView: View {
  @Bindable var store: StoreOf<StandupFormFeature>
  @FocusState private var focus: StandupFormFeature.State.Field?

  var body: some View {
    Form {
      TextField("Title", text: $store.standup.title)
        .focused($focus, equals: .title)
      Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
      Text("Attendees: \(store.standup.attendees.count)")
    }
    .bind($store.focus, to: $focus)
  }
}

struct OneDestinationApp: App {
  static let store = Store(
    initialState: OneDestination.StandupsList.State(
      standups: [
        Standup(
          id: UUID(100),
          attendees: [Attendee(id: UUID(101)), Attendee(id: UUID(102))],
          title: "Morning sync"
        ),
        Standup(id: UUID(200), title: "Release"),
      ]
    )
  ) {
    OneDestination.StandupsList()
  }

  var body: some Scene {
    WindowGroup {
      OneDestinationScreen(store: Self.store)
    }
  }
}
