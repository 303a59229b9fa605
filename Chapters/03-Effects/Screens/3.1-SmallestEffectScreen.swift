import ComposableArchitecture
import TerminalUI

struct SmallestEffectScreen: View {
  let store: StoreOf<SmallestEffect.Doorbell>

  var body: some View {
    VStack(spacing: 16) {
      Button("Ring the bell") { store.send(.bellButtonTapped) }
      Text(store.greeting)
    }
    .padding()
  }
}

struct SmallestEffectApp: App {
  static let store = Store(initialState: SmallestEffect.Doorbell.State()) {
    SmallestEffect.Doorbell()
  }

  var body: some Scene {
    WindowGroup {
      SmallestEffectScreen(store: Self.store)
    }
  }
}
