import ComposableArchitecture

/// Exercise 4.3: a counter and a timer become a game.
enum TwoChildren {
  /// The guessing game: a counter and a timer.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State()
      var timer = TimerFeature.State()
    }

    enum Action {
      case counter(Counter.Action)
      case timer(TimerFeature.Action)
    }

    @Dependency(\.gameEnvironment) var environment

    var body: some ReducerOf<Self> {
      // BEGIN SOLUTION
      Scope(\.counter, action: \.counter) {
        Counter()
      }
      .transformDependency(\.counterEnvironment) {
        $0 = .init(generateRandom: environment.generateRandom, uuid: environment.uuid)
      }
      Scope(\.timer, action: \.timer) {
        TimerFeature()
      }
      .transformDependency(\.date) {
        $0 = DateGenerator(environment.date)
      }
      // END SOLUTION
      // STUB: // TODO: Run both children, each on its part, with what it needs from `environment`.
      // STUB: EmptyReducer()
    }
  }
}
