import ComposableArchitecture
import TerminalUI

struct SampleTextScreen: View {
  let store: StoreOf<SampleText.Feature>

  var body: some View {
    VStack(spacing: 16) {
      if store.loading {
        ProgressView()
      } else {
        Text(store.text.isEmpty ? "Nothing is loaded yet." : store.text)
      }
      Button("Load") { store.send(.load) }
        .disabled(store.loading)
    }
  }
}

struct SampleTextApp: App {
  static let store = Store(initialState: SampleText.Feature.State()) {
    SampleText.Feature()
  } withDependencies: {
    $0.sampleTextClient.text = { [clock = $0.continuousClock] in
      try await clock.sleep(for: .seconds(1))
      return "Hello, World!"
    }
  }

  var body: some Scene {
    WindowGroup {
      SampleTextScreen(store: Self.store)
    }
  }
}
