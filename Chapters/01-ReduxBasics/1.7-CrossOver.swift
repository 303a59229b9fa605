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
    // TODO: Say what follows from each action, in a `Reduce`.
    EmptyReducer()
  }
}

/// Makes the store. An app does this once, at its entry point.
///
/// - Parameter count: The number to begin with.
@MainActor
func makeCounterStore(count: Int) -> StoreOf<Counter> {
  // TODO: This store ignores `count`, and its reducer does nothing. Fix both.
  Store(initialState: Counter.State()) {
    EmptyReducer()
  }
}
