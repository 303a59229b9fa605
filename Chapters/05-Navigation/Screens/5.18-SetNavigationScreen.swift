import ComposableArchitecture
import Foundation
import TerminalUI

struct SetNavigationApp: App {
  static let store = Store(
    initialState: SetNavigation.GameFeature.State(counter: Counter.State(secret: 2, id: UUID(0)))
  ) {
    SetNavigation.GameFeature()
  }

  var body: some Scene {
    WindowGroup {
      SetNavigation.GameView(store: Self.store)
    }
  }
}
