import ComposableArchitecture
import TerminalUI

struct WeatherReportApp: App {
  static let store = Store(initialState: WeatherReport.Weather.State()) {
    WeatherReport.Weather()
  } withDependencies: {
    $0.weatherClient.report = { [clock = $0.continuousClock, requests = LockIsolated(0)] in
      try await clock.sleep(for: .seconds(2))
      let number = requests.withValue { count in
        count += 1
        return count
      }
      // Each third request fails, so that the message can be seen.
      if number.isMultiple(of: 3) { throw Offline() }
      return number.isMultiple(of: 2) ? "Rain, 12 degrees" : "Sunny, 21 degrees"
    }
  }

  var body: some Scene {
    WindowGroup {
      WeatherReport.WeatherView(store: Self.store)
    }
  }

  private struct Offline: Error {}
}
