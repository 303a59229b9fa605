import ComposableArchitecture
import TerminalUI

struct FactAlertApp: App {
  static let store = Store(initialState: FactAlerts.Feature.State()) {
    FactAlerts.Feature { number in
      // A slow server that knows nothing of every third number.
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .milliseconds(500))
      if number % 3 == 2 { throw UnknownNumber() }
      return "\(number) is a good number."
    }
  }

  private struct UnknownNumber: Error {}

  var body: some Scene {
    WindowGroup {
      FactAlerts.FactView(store: Self.store)
    }
  }
}
