/// Exercise 4.10: a small store of your own, and how it is scoped.
enum ScopeTheStore {
  /// The state of a whole app is a tree.
  struct AppState: Equatable {
    var state1 = State1()
    var state2 = State2()
  }

  struct State1: Equatable {
    var childState = State1_1()
    var bar = 0
  }

  struct State1_1: Equatable {
    var foo = 0
  }

  struct State2: Equatable {
    var baz = 0
  }

  enum AppAction: Equatable {
    case action1(Action1)
    case action2(Action2)
  }

  enum Action1: Equatable {
    case child(ChildAction)
    case setBar(Int)
  }

  enum ChildAction: Equatable {
    case setFoo(Int)
  }

  enum Action2: Equatable {
    case setBaz(Int)
  }

  /// A store: the root store, which holds the state of an app, or a store that is scoped from one.
  @MainActor
  final class MiniStore<State, Action> {
    private let read: () -> State
    private let dispatch: (Action) -> Void

    /// Adds a closure that is called after every action, for whichever part of the tree it was.
    private let onAction: (@escaping () -> Void) -> Void

    /// Makes the root store.
    convenience init(initialState: State, reducer: @escaping (inout State, Action) -> Void) {
      var state = initialState
      var listeners: [() -> Void] = []
      self.init(
        read: { state },
        dispatch: { action in
          reducer(&state, action)
          for listener in listeners { listener() }
        },
        onAction: { listeners.append($0) }
      )
    }

    /// Makes a store of three closures.
    init(
      read: @escaping () -> State,
      dispatch: @escaping (Action) -> Void,
      onAction: @escaping (@escaping () -> Void) -> Void
    ) {
      self.read = read
      self.dispatch = dispatch
      self.onAction = onAction
    }

    var state: State { read() }

    func send(_ action: Action) { dispatch(action) }

    /// A store for a part of the state, whose actions become actions of this one.
    func scope<Part, PartAction>(
      state toPart: @escaping (State) -> Part,
      action fromPart: @escaping (PartAction) -> Action
    ) -> MiniStore<Part, PartAction> {
      // TODO: This one keeps an old state, and drops what it is sent.
      let part = toPart(state)
      return MiniStore<Part, PartAction>(read: { part }, dispatch: { _ in }, onAction: { _ in })
    }
  }
}

extension ScopeTheStore.MiniStore where State: Equatable {
  /// Calls a closure with the state whenever an action has changed it, and not otherwise.
  ///
  /// The closure may send actions itself.
  func observe(_ onChange: @escaping (State) -> Void) {
    // TODO: This one calls far too often.
    onAction { onChange(self.state) }
  }
}
