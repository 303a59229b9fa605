import ComposableArchitecture
import TerminalUI

struct CrossOverScreen: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)")
          .font(.largeTitle)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      // Chapter 3 asks a server for the fact. Here, it is there at once.
      Button("Fact") {
        store.send(.numberFactResponse("\(store.count) is a good number."))
      }
    }
    .alert(store.numberFactAlert ?? "", isPresented: isAlertPresented) {
      Button("OK") {}
    }
  }

  /// Whether the alert is shown. It is set to `false` when the alert is closed.
  private var isAlertPresented: Binding<Bool> {
    Binding(
      get: { @MainActor in store.numberFactAlert != nil },
      set: { @MainActor isPresented in
        if !isPresented { store.send(.factAlertDismissed) }
      }
    )
  }
}

struct CrossOverApp: App {
  static let store = makeCounterStore(count: 0)

  var body: some Scene {
    WindowGroup {
      CrossOverScreen(store: Self.store)
    }
  }
}
