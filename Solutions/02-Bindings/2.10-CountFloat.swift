import ComposableArchitecture
import TerminalUI

/// Everything of exercise 2.10.
enum CountFloat {
  /// A counter whose number can also be set by a slider.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// The count as a slider shows it. Writing it drops the fraction.
      // BEGIN SOLUTION
      var countFloat: Float {
        get { Float(count) }
        set { count = Int(newValue) }
      }
      // END SOLUTION
      // STUB: // TODO: Compute it from the count: a second number can contradict the first.
      // STUB: var countFloat: Float = 0
    }

    enum Action {
      case decrementButtonTapped
      case incrementButtonTapped
      case sliderReleased(Float)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= 1
          return .none
        case .incrementButtonTapped:
          state.count += 1
          return .none
        case .sliderReleased(let position):
          state.countFloat = position
          return .none
        }
      }
    }
  }

  /// The counter on the screen, with buttons and a slider.
  struct CounterView: View {
    let store: StoreOf<Counter>

    /// Where the finger is while it is on the slider, else `nil`. This belongs to the view.
    @State private var finger: Float?

    init(store: StoreOf<Counter>) {
      self.store = store
    }

    var body: some View {
      VStack(spacing: 16) {
        Text("\(store.count)")
          .font(.largeTitle)
        HStack(spacing: 16) {
          Button("−") { store.send(.decrementButtonTapped) }
          Slider(value: position, in: -100...100) {
            Text("Count")
          } onEditingChanged: {
            editingChanged($0)
          }
          Button("+") { store.send(.incrementButtonTapped) }
        }
      }
      .padding()
    }

    /// What the slider shows, and where it writes each step of a movement.
    var position: Binding<Float> {
      // BEGIN SOLUTION
      Binding(
        get: { @MainActor in finger ?? store.countFloat },
        set: { @MainActor in finger = $0 }
      )
      // END SOLUTION
      // STUB: // TODO: Keep each step in `finger`, and send nothing.
      // STUB: Binding(
      // STUB:   get: { @MainActor in store.countFloat },
      // STUB:   set: { @MainActor in store.send(.sliderReleased($0)) }
      // STUB: )
    }

    /// Is called when a finger is laid on the slider (`true`), and when it leaves (`false`).
    func editingChanged(_ isEditing: Bool) {
      // BEGIN SOLUTION
      guard !isEditing, let position = finger else { return }
      finger = nil
      store.send(.sliderReleased(position))
      // END SOLUTION
      // STUB: // TODO: When the finger leaves, send where it was.
    }
  }
}
