import TerminalUI

/// The label and the button of exercise 1.6, and a second button, which the label does not know.
struct SmallStoreScreen: View {
  let store: SmallStore.Store
  let label: SmallStore.CountLabel
  @State private var text = ""

  var body: some View {
    VStack(spacing: 16) {
      Text(text)
      Button("+") { SmallStore.PlusButton(store: store).tap() }
      Button("−") { store.dispatch(.minusTapped) }
    }
    .padding()
    .onAppear { store.subscribe { _ in text = label.text } }
  }
}

struct SmallStoreApp: App {
  static let store = SmallStore.Store(state: SmallStore.State()) { action, state in
    SmallStore.State(count: state.count + (action == .plusTapped ? 1 : -1))
  }
  static let label = SmallStore.CountLabel(store: store)

  var body: some Scene {
    WindowGroup {
      SmallStoreScreen(store: Self.store, label: Self.label)
    }
  }
}
