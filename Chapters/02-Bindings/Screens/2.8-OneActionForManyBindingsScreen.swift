import ComposableArchitecture
import TerminalUI

struct OneActionForManyBindingsScreen: View {
  @Bindable var store: StoreOf<OneActionForManyBindings.MyFeature>

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Foo", isOn: $store.foo)
        TextField("Bar", text: $store.bar)
          .disabled(!store.foo)
      }
      .navigationTitle("Settings")
      .toolbar {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.hasChanges)
      }
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
