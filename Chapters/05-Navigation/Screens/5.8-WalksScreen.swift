import ComposableArchitecture
import Foundation
import TerminalUI

struct WalksApp: App {
  static let store = Store(
    initialState: Walks.City.State(walks: [
      Walks.Walk(id: UUID(101), name: "Old town", stops: ["Gate", "Town hall", "Market"]),
      Walks.Walk(id: UUID(102), name: "River", stops: ["Bridge", "Mill"]),
    ])
  ) {
    Walks.City()
  }

  var body: some Scene {
    WindowGroup {
      Walks.CityView(store: Self.store)
    }
  }
}
