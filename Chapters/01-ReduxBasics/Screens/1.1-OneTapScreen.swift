import ComposableArchitecture
import TerminalUI

/// The lamp of exercise 1.1. Its state and what a tap makes of it are in the exercise.
@Reducer
struct OneTapLamp {
  @ObservableState
  struct State: Equatable {
    var lamp = OneTap.State()
  }

  enum Action {
    case lampTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lampTapped:
        state.lamp = OneTap.next(after: state.lamp)
        return .none
      }
    }
  }
}

struct OneTapScreen: View {
  let store: StoreOf<OneTapLamp>

  var body: some View {
    VStack(spacing: 16) {
      Text(store.lamp.isOn ? "The lamp is on." : "The lamp is off.")
      Button("Tap") { store.send(.lampTapped) }
    }
    .padding()
  }
}

struct OneTapApp: App {
  static let store = Store(initialState: OneTapLamp.State()) {
    OneTapLamp()
  }

  var body: some Scene {
    WindowGroup {
      OneTapScreen(store: Self.store)
    }
  }
}
