import ComposableArchitecture
import TerminalUI

struct LapWatchApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        LapWatchView()
          .navigationTitle("Stopwatch")
      }
    }
  }
}
