import ComposableArchitecture
import TerminalUI

struct CountFloatApp: App {
  static let store = Store(initialState: CountFloat.Counter.State()) {
    CountFloat.Counter()
  }

  var body: some Scene {
    WindowGroup {
      CountFloat.CounterView(store: Self.store)
    }
  }
}
