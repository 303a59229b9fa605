import ComposableArchitecture

/// A counter with an alert that shows a fact about its number.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    /// The title of the alert on the screen, or nil if there is none.
    var numberFactAlert: String?
  }

  enum Action: Equatable {
    case decrementButtonTapped
    case incrementButtonTapped
    case numberFactResponse(String)
    case factAlertDismissed
  }

  var body: some ReducerOf<Self> {
    // BEGIN SOLUTION
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
      case .incrementButtonTapped:
        state.count += 1
      case .numberFactResponse(let fact):
        state.numberFactAlert = fact
      case .factAlertDismissed:
        state.numberFactAlert = nil
      }
      return .none
    }
    // END SOLUTION
    // STUB: // TODO: Say what follows from each action, in a `Reduce`.
    // STUB: EmptyReducer()
  }
}

/// Makes the store. An app does this once, at its entry point.
///
/// - Parameter count: The number to begin with.
@MainActor
func makeCounterStore(count: Int) -> StoreOf<Counter> {
  // BEGIN SOLUTION
  Store(initialState: Counter.State(count: count)) {
    Counter()
  }
  // END SOLUTION
  // STUB: // TODO: This store ignores `count`, and its reducer does nothing. Fix both.
  // STUB: Store(initialState: Counter.State()) {
  // STUB:   EmptyReducer()
  // STUB: }
}
