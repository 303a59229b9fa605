import ComposableArchitecture
import TerminalUI

struct OneChildScreen: View {
  let store: StoreOf<OneChild.Room>

  var body: some View {
    NavigationStack {
      Form {
        LampRow(name: "Ceiling", store: store.scope(\.ceiling, action: \.ceiling))
        LampRow(name: "Desk", store: store.scope(\.desk, action: \.desk))
      }
      .navigationTitle("Room")
    }
  }
}

/// A lamp. It knows neither the room nor the other lamp.
private struct LampRow: View {
  let name: String
  let store: StoreOf<OneChild.Lamp>

  var body: some View {
    HStack {
      Label(name, systemImage: store.isOn ? "lightbulb.fill" : "lightbulb")
        .foregroundStyle(store.isOn ? Color.yellow : .primary)
      Spacer()
      Button(store.isOn ? "Turn off" : "Turn on") { store.send(.switchTapped) }
    }
    .buttonStyle(.borderless)
  }
}

struct OneChildApp: App {
  static let store = Store(initialState: OneChild.Room.State()) {
    OneChild.Room()
  }

  var body: some Scene {
    WindowGroup {
      OneChildScreen(store: Self.store)
    }
  }
}
