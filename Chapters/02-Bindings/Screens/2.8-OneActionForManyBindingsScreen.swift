import ComposableArchitecture
import TerminalUI

struct OneActionForManyBindingsScreen: View {
  let store: StoreOf<OneActionForManyBindings.MyFeature>

  var body: some View {
    NavigationStack {
      OneActionForManyBindings.FormView(store: store)
        .navigationTitle("Settings")
    }
  }
}

struct OneActionForManyBindingsApp: App {
  static let store = Store(initialState: OneActionForManyBindings.MyFeature.State()) {
    OneActionForManyBindings.MyFeature()
  }

  var body: some Scene {
    WindowGroup {
      OneActionForManyBindingsScreen(store: Self.store)
    }
  }
}
