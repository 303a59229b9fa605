import ComposableArchitecture
import TerminalUI

struct CountFloatScreen: View {
  let store: StoreOf<CountFloat.Counter>

  /// Where the finger is while it is on the slider. What exercise 2.10 keeps in a `LocalState`, a
  /// view keeps in a `@State`.
  @State private var finger: Float?

  var body: some View {
    VStack(spacing: 16) {
      Text("\(store.count)")
        .font(.largeTitle)
      HStack(spacing: 16) {
        Button("−") { store.send(.decrementButtonTapped) }
        Slider(value: position, in: -100...100) {
          Text("Count")
        } onEditingChanged: { isEditing in
          guard !isEditing, let position = finger else { return }
          finger = nil
          store.send(.sliderReleased(position))
        }
        Button("+") { store.send(.incrementButtonTapped) }
      }
    }
    .padding()
  }

  private var position: Binding<Float> {
    Binding(
      get: { @MainActor in finger ?? store.countFloat },
      set: { @MainActor in finger = $0 }
    )
  }
}

struct CountFloatApp: App {
  static let store = Store(initialState: CountFloat.Counter.State()) {
    CountFloat.Counter()
  }

  var body: some Scene {
    WindowGroup {
      CountFloatScreen(store: Self.store)
    }
  }
}
