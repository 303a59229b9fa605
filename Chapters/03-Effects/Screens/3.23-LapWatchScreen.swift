import ComposableArchitecture
import TerminalUI

struct LapWatchScreen: View {
  let store: StoreOf<LapWatch.Feature>

  var body: some View {
    NavigationStack {
      List {
        Label("\(store.secondsElapsed) s", systemImage: "stopwatch")
          .font(.largeTitle)
        HStack {
          Button(store.isRunning ? "Stop" : "Start") { store.send(.startStopButtonTapped) }
          Button("Lap") { store.send(.lapButtonTapped) }
            .disabled(!store.isRunning)
          Spacer()
          Button("Reset", role: .destructive) { store.send(.resetButtonTapped) }
        }
        .buttonStyle(.borderless)
        Section("Laps") {
          ForEach(Array(store.laps.enumerated()), id: \.offset) { offset, seconds in
            HStack {
              Text("Lap \(store.laps.count - offset)")
              Spacer()
              Text("\(seconds) s")
            }
          }
        }
      }
      .navigationTitle("Stopwatch")
    }
  }
}

struct LapWatchApp: App {
  static let store = Store(initialState: LapWatch.Feature.State()) {
    LapWatch.Feature()
  }

  var body: some Scene {
    WindowGroup {
      LapWatchScreen(store: Self.store)
    }
  }
}
