import ComposableArchitecture
import TerminalUI

struct KitchenTimersScreen: View {
  let store: StoreOf<KitchenTimers.Kitchen>

  var body: some View {
    NavigationStack {
      List {
        Section("New timer") {
          HStack {
            Button("5 s") { store.send(.addButtonTapped(seconds: 5)) }
            Button("1 min") { store.send(.addButtonTapped(seconds: 60)) }
            Button("3 min") { store.send(.addButtonTapped(seconds: 180)) }
          }
          .buttonStyle(.borderless)
        }
        Section("Timers") {
          ForEach(store.scope(\.timers, action: \.timers)) { timer in
            PotTimerRow(store: timer)
          }
          .onDelete { store.send(.rowsDeleted(at: $0)) }
        }
      }
      .navigationTitle("Finished: \(store.finishedCount)")
      .toolbar {
        EditButton()
      }
    }
  }
}

private struct PotTimerRow: View {
  let store: StoreOf<KitchenTimers.PotTimer>

  var body: some View {
    HStack {
      Label("\(store.secondsLeft) s", systemImage: "timer")
      Spacer()
      Button(store.isRunning ? "Stop" : "Start") { store.send(.startStopButtonTapped) }
        .disabled(store.secondsLeft == 0)
    }
    .buttonStyle(.borderless)
  }
}

struct KitchenTimersApp: App {
  static let store = Store(initialState: KitchenTimers.Kitchen.State()) {
    KitchenTimers.Kitchen()
  }

  var body: some Scene {
    WindowGroup {
      KitchenTimersScreen(store: Self.store)
    }
  }
}
