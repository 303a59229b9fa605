import ComposableArchitecture
import TerminalUI

struct FactAlertScreen: View {
  @Bindable var store: StoreOf<FactAlerts.Feature>

  var body: some View {
    VStack(spacing: 16) {
      Text("\(store.count)")
        .font(.largeTitle)
      Button("Number fact") { store.send(.numberFactButtonTapped) }
    }
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

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
      FactAlertScreen(store: Self.store)
    }
  }
}
