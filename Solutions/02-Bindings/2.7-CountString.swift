import ComposableArchitecture

/// Everything of exercise 2.7. Other exercises of this chapter have a `Counter` of their own.
enum CountString {
  /// A counter whose number can also be typed.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// The count as a text field shows it.
      ///
      /// Writing text that is no whole number leaves the count as it was.
      var countString: String {
        // BEGIN SOLUTION
        get { String(count) }
        set { count = Int(newValue) ?? count }
        // END SOLUTION
        // STUB: // TODO: Turn the count into text, and text into the count.
        // STUB: get { "" }
        // STUB: set {}
      }
    }

    enum Action {
      case countTyped(String)
      case decrementButtonTapped
      case incrementButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .countTyped(let text):
          state.countString = text
          return .none
        // END SOLUTION
        // STUB: // TODO: Take the text out of the action, and assign it to `countString`.
        // STUB: case .countTyped:
        // STUB:   return .none
        case .decrementButtonTapped:
          state.count -= 1
          return .none
        case .incrementButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }
}
