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

  // TODO: Move the `switch` of this reducer, the one of 1.4, into a `Reduce` in `body`. Then
  // handle the two actions that it does not know, and delete it.
  static func counterReducer(_ action: Action, _ state: State) -> State {
    var next = state
    switch action {
    case .decrementButtonTapped:
      next.count -= 1
    case .incrementButtonTapped:
      next.count += 1
    case .numberFactResponse, .factAlertDismissed:
      break
    }
    return next
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

/// Makes the store. An app does this once, at its entry point.
///
/// - Parameter count: The number to begin with.
@MainActor
func makeCounterStore(count: Int) -> StoreOf<Counter> {
  Store(initialState: Counter.State(count: count)) {
    Counter()
  }
}
