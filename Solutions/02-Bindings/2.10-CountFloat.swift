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

  /// The slider on the screen.
  @MainActor
  struct SliderScreen {
    let store: StoreOf<Counter>

    /// Where the finger is while it is on the slider, else `nil`. This belongs to the screen.
    let finger = LocalState<Float?>(nil)

    /// What the slider shows, and where it writes each step of a movement.
    var position: Binding<Float> {
      // BEGIN SOLUTION
      Binding(
        get: { @MainActor in finger.value ?? store.countFloat },
        set: { @MainActor in finger.value = $0 }
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
      guard !isEditing, let position = finger.value else { return }
      finger.value = nil
      store.send(.sliderReleased(position))
      // END SOLUTION
      // STUB: // TODO: When the finger leaves, send where it was.
    }
  }
}
