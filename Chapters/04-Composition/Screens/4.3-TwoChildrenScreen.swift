import ComposableArchitecture
import Foundation
import TerminalUI

struct TwoChildrenApp: App {
  static let store = Store(
    initialState: TwoChildren.GameFeature.State(counter: Counter.State(secret: 5, id: UUID(0)))
  ) {
    TwoChildren.GameFeature()
  }

  var body: some Scene {
    WindowGroup {
      TwoChildren.GameView(store: Self.store)
    }
  }
}
