import ComposableArchitecture
import TerminalUI

struct CountStringScreen: View {
  @Bindable var store: StoreOf<CountString.Counter>

  var body: some View {
    HStack(spacing: 16) {
      Button("−") { store.send(.decrementButtonTapped) }
      TextField("Count", text: $store.countString.sending(\.countTyped))
        .multilineTextAlignment(.center)
        .foregroundStyle(color)
        .frame(width: 64)
      Button("+") { store.send(.incrementButtonTapped) }
    }
  }

  private var color: Color {
    if store.count == 0 { return .primary }
    return store.count < 0 ? .red : .green
  }
}

struct CountStringApp: App {
  static let store = Store(initialState: CountString.Counter.State()) {
    CountString.Counter()
  }

  var body: some Scene {
    WindowGroup {
      CountStringScreen(store: Self.store)
    }
  }
}
