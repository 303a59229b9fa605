import ComposableArchitecture
import TerminalUI

struct StepCounterScreen: View {
  @Bindable var store: StoreOf<StepCounter.Feature>

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)")
          .font(.largeTitle)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      HStack {
        Text("Step")
        TextField("Step", value: $store.step.sending(\.stepChanged), format: .number)
          .multilineTextAlignment(.center)
          .frame(width: 48)
      }
      Button("Reset", role: .destructive) { store.send(.resetButtonTapped) }
    }
  }
}

struct StepCounterApp: App {
  static let store = Store(initialState: StepCounter.Feature.State()) {
    StepCounter.Feature()
  }

  var body: some Scene {
    WindowGroup {
      StepCounterScreen(store: Self.store)
    }
  }
}
