import ComposableArchitecture

// Exercise 6.14 tests these two features. `Replaceable` changes nothing: it is how the workbook tests
// your tests.

/// The guessing game as an app: a list of scores, and a round on a page of its own.
@Reducer
struct ScoredGame {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?

    /// Whether a save has failed, and no alert has said so yet.
    var hasFailed = false

    /// The round that is being played; nil while its page is closed.
    @Presents var round: ScoredRound.State?

    /// How many guesses each finished round took, the latest round first.
    var scores: [Int] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case playButtonTapped
    case round(PresentationAction<ScoredRound.Action>)
    case savingFailed

    /// What can be tapped when the scores could not be saved.
    @CasePathable
    enum Alert: Equatable {
      case retryButtonTapped
    }
  }

  @Dependency(\.gameClient) var gameClient

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.retryButtonTapped)):
          return effect(toSave: state.scores)

        case .alert:
          return .none

        case .playButtonTapped:
          state.round = ScoredRound.State(secret: gameClient.drawSecret())
          return .none

        case .round(.presented(.delegate(.guessed(let guesses)))):
          state.scores.insert(guesses, at: 0)
          return effect(toSave: state.scores)

        case .round:
          return .none

        case .savingFailed:
          state.hasFailed = true
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$round, action: \.round) {
        ScoredRound()
      }
      Reduce { state, _ in
        // The page of a round asks questions too, and a phone shows one alert at a time.
        if state.hasFailed, state.round == nil {
          state.alert = .notSaved
          state.hasFailed = false
        }
        return .none
      }
    }
  }

  /// Saves all scores. The client keeps the order of the calls.
  private func effect(toSave scores: [Int]) -> EffectOf<Self> {
    .run { _ in
      try await gameClient.saveScores(scores)
    } catch: { _, send in
      await send(.savingFailed)
    }
  }
}

extension AlertState<ScoredGame.Action.Alert> {
  /// Says that the scores are not saved, and offers another attempt.
  static var notSaved: Self {
    AlertState {
      TextState("Your scores are not saved.")
    } actions: {
      ButtonState(action: .retryButtonTapped) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("Close") }
    }
  }
}

/// One round of the guessing game. It closes its own page when it is over.
@Reducer
struct ScoredRound {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?

    /// The number in the text field.
    var guess = 0

    /// How often a guess was checked.
    var guesses = 0

    /// What is known about the last guess.
    var hint: Hint?

    /// The number to guess.
    var secret: Int
  }

  /// Where the secret is, seen from the guess.
  enum Hint: Equatable {
    case higher
    case lower
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case checkButtonTapped
    case delegate(Delegate)
    case giveUpButtonTapped
    case guessChanged(Int)

    /// What can be tapped in the question whether to give up.
    @CasePathable
    enum Alert: Equatable {
      case giveUpConfirmed
    }

    /// What the round tells the game.
    @CasePathable
    enum Delegate {
      case guessed(guesses: Int)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.giveUpConfirmed)):
        return .run { _ in await dismiss() }

      case .alert:
        return .none

      case .checkButtonTapped:
        state.guesses += 1
        guard state.guess == state.secret else {
          state.hint = state.guess < state.secret ? .higher : .lower
          return .none
        }
        return .run { [guesses = state.guesses] send in
          await send(.delegate(.guessed(guesses: guesses)))
          await dismiss()
        }

      case .delegate:
        return .none

      case .giveUpButtonTapped:
        state.alert = .giveUp
        return .none

      case .guessChanged(let guess):
        state.guess = guess
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<ScoredRound.Action.Alert> {
  /// Asks whether to end the round without a score.
  static var giveUp: Self {
    AlertState {
      TextState("Give up?")
    } actions: {
      ButtonState(role: .destructive, action: .giveUpConfirmed) { TextState("Give up") }
      ButtonState(role: .cancel) { TextState("Go on") }
    }
  }
}

/// What the game needs from outside.
@DependencyClient
struct GameClient: Sendable {
  /// Draws the number to guess.
  var drawSecret: @Sendable () -> Int = { 1 }

  /// Saves the scores, after those of earlier calls. It throws if it cannot.
  var saveScores: @Sendable (_ scores: [Int]) async throws -> Void
}

extension GameClient: TestDependencyKey {
  static let testValue = GameClient()
}

extension DependencyValues {
  var gameClient: GameClient {
    get { self[GameClient.self] }
    set { self[GameClient.self] = newValue }
  }
}
