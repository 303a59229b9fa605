import ComposableArchitecture
import TerminalUI

struct TimerScreen: View {
  let store: StoreOf<TimerFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Label(store.started == nil ? "Not started" : "Started", systemImage: "clock")
      Label(
        "\(store.duration, format: .number.precision(.fractionLength(2))) s",
        systemImage: "timer"
      )
      HStack {
        Button("Start") { store.send(.startButtonTapped) }
        Button("Stop") { store.send(.stopButtonTapped) }
      }
    }
    .padding()
  }
}

#Preview {
  TimerScreen(store: Store(initialState: TimerFeature.State(duration: 12.3)) { TimerFeature() })
}

struct TimerApp: App {
  static let store = Store(initialState: TimerFeature.State()) {
    TimerFeature()
  }

  var body: some Scene {
    WindowGroup {
      TimerScreen(store: Self.store)
    }
  }
}
