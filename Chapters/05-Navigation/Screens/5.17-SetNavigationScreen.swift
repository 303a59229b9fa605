import ComposableArchitecture
import Foundation
import TerminalUI

struct SetNavigationApp: App {
  static let store = Store(
    initialState: SetNavigation.GameFeature.State(counter: Counter.State(secret: 2, id: UUID(0)))
  ) {
    SetNavigation.GameFeature()
  } withDependencies: {
    $0.counterEnvironment = Counter.Environment(
      generateRandom: { [generator = $0.withRandomNumberGenerator] range in
        generator { Int.random(in: range, using: &$0) }
      },
      uuid: { [uuid = $0.uuid] in uuid() }
    )
  }

  var body: some Scene {
    WindowGroup {
      SetNavigation.GameView(store: Self.store)
    }
  }
}
