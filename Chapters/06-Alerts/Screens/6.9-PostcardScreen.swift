import ComposableArchitecture
import TerminalUI

struct PostcardApp: App {
  static let store = Store(initialState: Postcard.Card.State()) {
    Postcard.Card()
  }

  var body: some Scene {
    WindowGroup {
      Postcard.CardView(store: Self.store)
    }
  }
}
