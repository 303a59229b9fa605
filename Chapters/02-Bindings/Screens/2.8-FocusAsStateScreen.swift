import ComposableArchitecture
import Foundation
import TerminalUI

struct FocusAsStateScreen: View {
  let store: StoreOf<StandupFormFeature>

  var body: some View {
    NavigationStack {
      StandupForm(store: store)
        .navigationTitle("New standup")
    }
  }
}

struct FocusAsStateApp: App {
  static let store = Store(
    initialState: StandupFormFeature.State(standup: Standup(id: UUID(0)))
  ) {
    StandupFormFeature()
  }

  var body: some Scene {
    WindowGroup {
      FocusAsStateScreen(store: Self.store)
    }
  }
}
