import ComposableArchitecture
import TerminalUI

struct OneActionForManyBindingsScreen: View {
  let store: StoreOf<OneActionForManyBindings.GiftOrder>

  var body: some View {
    NavigationStack {
      OneActionForManyBindings.FormView(store: store)
        .navigationTitle("Your order")
    }
  }
}

struct OneActionForManyBindingsApp: App {
  static let store = Store(initialState: OneActionForManyBindings.GiftOrder.State()) {
    OneActionForManyBindings.GiftOrder()
  }

  var body: some Scene {
    WindowGroup {
      OneActionForManyBindingsScreen(store: Self.store)
    }
  }
}
