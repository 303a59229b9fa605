import ComposableArchitecture
import TerminalUI

struct OpenThePageScreen: View {
  let store: StoreOf<OpenThePage.Game>

  var body: some View {
    NavigationStack {
      Button("Rules") { store.send(.rulesButtonTapped) }
        .navigationTitle("Game")
        .navigationDestination(isPresented: isOpen) {
          Text("Guess the secret number.")
            .navigationTitle(store.rules?.title ?? "")
        }
    }
  }

  /// Whether the page is open. SwiftUI writes `false` when a person goes back.
  private var isOpen: Binding<Bool> {
    Binding(
      get: { @MainActor in store.rules != nil },
      set: { @MainActor isOpen in
        if !isOpen { store.send(.closeButtonTapped) }
      }
    )
  }
}

struct OpenThePageApp: App {
  static let store = Store(initialState: OpenThePage.Game.State()) {
    OpenThePage.Game()
  }

  var body: some Scene {
    WindowGroup {
      OpenThePageScreen(store: Self.store)
    }
  }
}
