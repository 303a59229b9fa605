import ComposableArchitecture
import TerminalUI

struct MuseumDoorApp: App {
  static let store = Store(initialState: MuseumDoor.Visitors.State(count: 36)) {
    MuseumDoor.Visitors()
  }

  var body: some Scene {
    WindowGroup {
      MuseumDoor.VisitorsView(store: Self.store)
    }
  }
}
