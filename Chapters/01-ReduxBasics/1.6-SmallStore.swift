/// A store at its smallest, with two parts of a screen around it.
enum SmallStore {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case minusTapped
    case plusTapped
  }

  /// Keeps the state, runs the reducer, and notifies everybody who has subscribed.
  final class Store {
    /// Everybody may read the state; only the store replaces it.
    private(set) var state: State
    private let reducer: (Action, State) -> State
    private var subscribers: [(State) -> Void] = []

    init(state: State, reducer: @escaping (Action, State) -> State) {
      self.state = state
      self.reducer = reducer
    }

    /// Takes an action, and returns nothing.
    func dispatch(_ action: Action) {
      // TODO: Run the reducer once. Then give each subscriber the new state.
    }

    /// Calls `subscriber` with the current state, and with each new state from then on.
    func subscribe(_ subscriber: @escaping (State) -> Void) {
      // TODO: Remember the subscriber, and give it the current state.
    }
  }

  /// The part of the screen with the button. It only sends.
  final class PlusButton {
    private let store: Store

    init(store: Store) {
      self.store = store
    }

    func tap() {
      // TODO: Dispatch what the person did.
    }
  }

  /// The part of the screen with the number. It only listens.
  final class CountLabel {
    private(set) var text = ""

    init(store: Store) {
      // TODO: Subscribe, and show each count as a text such as "Count: 7".
    }
  }
}
