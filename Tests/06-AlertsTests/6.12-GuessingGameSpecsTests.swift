import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.12 Test the guessing game", .timeLimit(.minutes(5))) struct GuessingGameSpecsTests {
  typealias State = GuessingGame.State
  typealias Action = GuessingGame.Action
  typealias Save = @Sendable ([Int]) async throws -> Void
  typealias Spec = @MainActor (MakeGuessingGame) async -> Void

  /// A game with a bug, and the step of a spec that finds it.
  private struct Bug {
    var description: String
    var step: String
    /// Changes what is saved.
    var wrap: (@escaping Save) -> Save
    /// Changes what the correct game has made of a state.
    var spoil: (_ before: State, _ state: inout State, Action) -> Void

    init(
      description: String,
      step: String,
      spoil: @escaping (_ before: State, _ state: inout State, Action) -> Void
    ) {
      self.description = description
      self.step = step
      self.wrap = { $0 }
      self.spoil = spoil
    }

    init(description: String, step: String, wrap: @escaping (@escaping Save) -> Save) {
      self.description = description
      self.step = step
      self.wrap = wrap
      self.spoil = { _, _, _ in }
    }
  }

  /// The correct game, or one with a bug.
  private func game(_ bug: Bug?, save: @escaping Save) -> Reduce<State, Action> {
    var before = State()
    return Reduce(
      CombineReducers {
        Reduce { state, _ in
          before = state
          return .none
        }
        GuessingGame(drawSecret: { 42 }, save: bug?.wrap(save) ?? save)
        Reduce { state, action in
          bug?.spoil(before, &state, action)
          return .none
        }
      }
    )
  }

  /// What a spec reports.
  private func reports(of spec: Spec, on bug: Bug?) async -> [String] {
    await complaints {
      await spec { save in
        TestStore(initialState: State()) { game(bug, save: save) }
      }
    }
  }

  private func expect(_ name: String, _ spec: Spec, rejects bugs: [Bug]) async throws {
    for bug in bugs {
      let (onCorrect, onBuggy) = await complaints {
        await reports(of: spec, on: nil)
      } onBuggy: {
        await reports(of: spec, on: bug)
      }
      let isReady = onCorrect.isEmpty
      try #require(
        isReady,
        "Not judged yet: `\(name)` fails on the correct game too. First let it pass there."
      )
      let isNoticed = !onBuggy.isEmpty
      try #require(
        isNoticed,
        "`\(name)` should fail on a game in which \(bug.description), and it passes. \(bug.step)"
      )
    }
  }

  @Test("Each spec passes on the correct game")
  func acceptance() async {
    let specs: [(String, Spec)] = [
      ("roundsSpec", roundsSpec), ("giveUpSpec", giveUpSpec), ("retrySpec", retrySpec),
    ]
    for (name, spec) in specs {
      let found = await reports(of: spec, on: nil)
      let isContent = found.isEmpty
      #expect(
        isContent,
        """
        On the correct game `\(name)` should pass, and it reported the following. Look at the step \
        that this is about.

        \(found.first ?? "")
        """
      )
    }
  }

  private let afterCheck = "Look at what you expect after `checkButtonTapped`."
  private let afterGuessed = "Look at the scores that you expect when a round is over."
  private let whatIsSaved = "Compare what `save` was called with, at the end of the spec."

  private var pageStaysOpen: Bug {
    Bug(
      description: "the page of a round that is over stays open",
      step: "Look at what you receive when the round closes itself."
    ) { before, state, action in
      if case .round(.dismiss) = action { state.round = before.round }
    }
  }

  @Test("The spec for two rounds rejects each game with a bug")
  func rounds() async throws {
    try await expect(
      "roundsSpec",
      roundsSpec,
      rejects: [
        Bug(
          description: "wrong guesses are not counted",
          step: afterCheck
        ) { before, state, action in
          guard case .round(.presented(.checkButtonTapped)) = action,
            let round = before.round, round.guess != round.secret
          else { return }
          state.round?.guesses = round.guesses
        },
        Bug(
          description: "the hint says \"higher\" for every wrong guess",
          step: afterCheck
        ) { _, state, action in
          guard case .round(.presented(.checkButtonTapped)) = action, state.round?.hint != nil
          else { return }
          state.round?.hint = .higher
        },
        Bug(
          description: "the hint says \"lower\" for every wrong guess",
          step: afterCheck
        ) { _, state, action in
          guard case .round(.presented(.checkButtonTapped)) = action, state.round?.hint != nil
          else { return }
          state.round?.hint = .lower
        },
        Bug(description: "the score is one too low", step: afterGuessed) { _, state, action in
          if case .round(.presented(.delegate)) = action { state.scores[0] -= 1 }
        },
        Bug(
          description: "the latest score is the last one",
          step: afterGuessed
        ) { before, state, action in
          guard case .round(.presented(.delegate)) = action else { return }
          state.scores = before.scores + [state.scores[0]]
        },
        Bug(
          description: "a score replaces those before it",
          step: afterGuessed
        ) { _, state, action in
          if case .round(.presented(.delegate)) = action { state.scores = [state.scores[0]] }
        },
        pageStaysOpen,
        Bug(
          description: "a new round goes on counting the guesses of the last one",
          step: "Look at what you expect after the second `playButtonTapped`."
        ) { before, state, action in
          if case .playButtonTapped = action { state.round?.guesses = before.scores.first ?? 0 }
        },
        Bug(
          description: "the scores are not saved",
          step: whatIsSaved,
          wrap: { _ in { _ in } }
        ),
        Bug(
          description: "the scores are saved without the latest one",
          step: whatIsSaved,
          wrap: { save in { scores in try await save(Array(scores.dropFirst())) } }
        ),
        Bug(
          description: "only the latest score is saved",
          step: whatIsSaved,
          wrap: { save in { scores in try await save(Array(scores.prefix(1))) } }
        ),
      ]
    )
  }

  @Test("The spec for giving up rejects each game with a bug")
  func givingUp() async throws {
    try await expect(
      "giveUpSpec",
      giveUpSpec,
      rejects: [
        Bug(
          description: "giving up is not asked about",
          step: "Look at what you expect after `giveUpButtonTapped`."
        ) { _, state, action in
          if case .round(.presented(.giveUpButtonTapped)) = action { state.round?.alert = nil }
        },
        Bug(
          description: "\"Go on\" closes the page",
          step: "Look at what you expect after \"Go on\", which sends `.dismiss`."
        ) { _, state, action in
          if case .round(.presented(.alert(.dismiss))) = action { state.round = nil }
        },
        Bug(
          description: "the question cannot be closed",
          step: "Look at the alert that you expect after each answer."
        ) { before, state, action in
          if case .round(.presented(.alert)) = action { state.round?.alert = before.round?.alert }
        },
        Bug(
          description: "a round that was given up has a score",
          step: "Look at the scores that you expect after giving up."
        ) { _, state, action in
          if case .round(.dismiss) = action { state.scores.insert(0, at: 0) }
        },
        pageStaysOpen,
      ]
    )
  }

  @Test("The spec for a failed save rejects each game with a bug")
  func retrying() async throws {
    try await expect(
      "retrySpec",
      retrySpec,
      rejects: [
        Bug(
          description: "a failed save says nothing",
          step: "Look at what you expect when saving has failed."
        ) { _, state, action in
          if case .savingFailed = action { state.alert = nil }
        },
        Bug(
          description: "a failed save takes the score away",
          step: "Look at the scores that you expect when saving has failed."
        ) { _, state, action in
          if case .savingFailed = action { state.scores = [] }
        },
        Bug(
          description: "the alert stays after \"Try again\"",
          step: "Look at the alert that you expect after \"Try again\"."
        ) { before, state, action in
          if case .alert = action { state.alert = before.alert }
        },
        Bug(
          description: "\"Try again\" saves nothing",
          step: whatIsSaved,
          wrap: { save in
            let calls = LockIsolated(0)
            return { scores in
              calls.withValue { $0 += 1 }
              if calls.value == 1 { try await save(scores) }
            }
          }
        ),
        Bug(
          description: "\"Try again\" saves an empty list",
          step: whatIsSaved,
          wrap: { save in
            let calls = LockIsolated(0)
            return { scores in
              calls.withValue { $0 += 1 }
              try await save(calls.value == 1 ? scores : [])
            }
          }
        ),
        pageStaysOpen,
      ]
    )
  }
}
