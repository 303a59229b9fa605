import ComposableArchitecture
import Foundation
import TerminalUI

struct TwoChildrenScreen: View {
  let store: StoreOf<TwoChildren.GameFeature>

  var body: some View {
    VStack(spacing: 16) {
      TimerLabel(store: store.scope(\.timer, action: \.timer))
      HStack(spacing: 16) {
        Button("Start") { store.send(.timer(.startButtonTapped)) }
        Button("Stop") { store.send(.timer(.stopButtonTapped)) }
      }
      Divider()
      CounterView(store: store.scope(\.counter, action: \.counter))
    }
  }
}

struct TwoChildrenApp: App {
  static let store = Store(
    initialState: TwoChildren.GameFeature.State(counter: Counter.State(secret: 5, id: UUID(0)))
  ) {
    TwoChildren.GameFeature()
  }

  var body: some Scene {
    WindowGroup {
      TwoChildrenScreen(store: Self.store)
    }
  }
}
