import ComposableArchitecture

/// Everything of exercise 4.2.
enum TwoChildren {
  // MARK: From the inside

  /// A reducer as a plain function, much as in the first versions of TCA.
  typealias PlainReducer<State, Action> = (inout State, Action) -> Void

  /// Joins reducers into one that runs them all, in order.
  static func combine<State, Action>(
    _ reducers: PlainReducer<State, Action>...
  ) -> PlainReducer<State, Action> {
    // TODO: Return a reducer that runs all of `reducers`.
    { _, _ in }
  }

  /// Turns a reducer of a part into a reducer of the whole.
  ///
  /// - Parameters:
  ///   - reducer: The reducer of the part.
  ///   - state: Where the part is in the whole.
  ///   - action: Gets the part's action out of the whole's, if there is one in it.
  static func pullback<Part, PartAction, Whole, WholeAction>(
    _ reducer: @escaping PlainReducer<Part, PartAction>,
    state: WritableKeyPath<Whole, Part>,
    action: @escaping (WholeAction) -> PartAction?
  ) -> PlainReducer<Whole, WholeAction> {
    // TODO: Return a reducer that lets `reducer` work on its part, if the action is for it.
    { _, _ in }
  }

  // MARK: With the library

  /// The guessing game: a counter and a stopwatch.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State()
      var timer = TimerFeature.State()
    }

    enum Action: Equatable {
      case counter(Counter.Action)
      case timer(TimerFeature.Action)
    }

    @Dependency(\.gameEnvironment) var environment

    var body: some ReducerOf<Self> {
      // TODO: Run both children, each on its part, with what it needs from `environment`.
      EmptyReducer()
    }
  }
}
