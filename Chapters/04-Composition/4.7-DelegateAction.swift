import ComposableArchitecture

/// Exercise 4.7: the counter reports the end of a round, and the game records it.
enum DelegateAction {
  /// The child: a person guesses a secret number.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var secret: Int
    }

    enum Action {
      case delegate(Delegate)
      case incrementButtonTapped
      case playNextButtonTapped

      /// What the counter reports to its parent.
      @CasePathable
      enum Delegate: Equatable {
        case roundEnded(secret: Int, guess: Int)
      }
    }

    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    private func nextSecret() -> Int {
      withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .delegate:
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .playNextButtonTapped:
          // TODO: Report how the round ended.
          state = State(secret: nextSecret())
          return .none
        }
      }
    }
  }

  /// How a round ended.
  struct Round: Equatable {
    var secret: Int
    var guess: Int
  }

  /// The parent: it records the rounds.
  @Reducer
  struct Game {
    @ObservableState
    struct State: Equatable {
      var counter: Counter.State
      var rounds: [Round] = []
    }

    enum Action {
      case counter(Counter.Action)
    }

    var body: some ReducerOf<Self> {
      // TODO: Record what the counter reports. Then the child can be the first line.
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          state.rounds.append(Round(secret: state.counter.secret, guess: state.counter.count))
          return .none

        case .counter:
          return .none
        }
      }
      Scope(\.counter, action: \.counter) {
        Counter()
      }
    }
  }
}
