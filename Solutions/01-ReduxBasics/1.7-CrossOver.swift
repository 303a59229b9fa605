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

  // BEGIN SOLUTION
  var body: some ReducerOf<Self> {
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
  }
  // END SOLUTION
  // STUB: // TODO: Move the `switch` of this reducer, the one of 1.4, into a `Reduce` in `body`. Then
  // STUB: // handle the two actions that it does not know, and delete it.
  // STUB: static func counterReducer(_ action: Action, _ state: State) -> State {
  // STUB:   var next = state
  // STUB:   switch action {
  // STUB:   case .decrementButtonTapped:
  // STUB:     next.count -= 1
  // STUB:   case .incrementButtonTapped:
  // STUB:     next.count += 1
  // STUB:   case .numberFactResponse, .factAlertDismissed:
  // STUB:     break
  // STUB:   }
  // STUB:   return next
  // STUB: }
  // STUB:
  // STUB: var body: some ReducerOf<Self> {
  // STUB:   EmptyReducer()
  // STUB: }
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
