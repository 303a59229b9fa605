import ComposableArchitecture
import TerminalUI

struct BookATableApp: App {
  static let store = Store(initialState: BookATable.Booking.State()) {
    BookATable.Booking()
  }

  var body: some Scene {
    WindowGroup {
      BookATable.BookingView(store: Self.store)
    }
  }
}
