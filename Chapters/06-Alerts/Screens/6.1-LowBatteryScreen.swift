import ComposableArchitecture
import TerminalUI

struct LowBatteryScreen: View {
  @Bindable var store: StoreOf<LowBattery.Feature>

  var body: some View {
    VStack(spacing: 16) {
      ProgressView("Battery", value: Double(store.percent), total: 100)
      Stepper(
        "\(store.percent)%",
        value: $store.percent.sending(\.percentChanged),
        in: 0...100,
        step: 10
      )
    }
    .padding()
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

struct LowBatteryApp: App {
  static let store = Store(initialState: LowBattery.Feature.State(percent: 30)) {
    LowBattery.Feature()
  }

  var body: some Scene {
    WindowGroup {
      LowBatteryScreen(store: Self.store)
    }
  }
}
