import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Alerts

@MainActor
@Suite("6.14 Test the guessing game", .timeLimit(.minutes(20))) struct TestTheGameTests {
  private typealias Action = ScoredGame.Action
  private typealias State = ScoredGame.State
  private typealias Save = @Sendable ([Int]) async throws -> Void

  private static let tests = JudgedTests(file: "6.14-TestTheGame.swift")

  @Test("All tests pass on the correct game")
  func correctGame() async throws {
    try await Self.tests.expectPass()
  }

  @Test("Each bug of a round is noticed", arguments: roundBugs)
  func rounds(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("Each bug of giving up is noticed", arguments: givingUpBugs)
  func givingUp(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("Each bug of a save that fails is noticed", arguments: failureBugs)
  func failing(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  /// The correct game, whose result is then spoiled. The closure is given the state from before.
  private nonisolated static func bug(
    _ what: String,
    _ advice: String,
    spoil: @escaping @Sendable (State, inout State, Action) -> Void
  ) -> JudgedTests.Bug {
    let replacement = Replacement(of: ScoredGame.self) { correct in
      let before = LockIsolated(State())
      Reduce { state, _ in
        let current = state
        before.setValue(current)
        return .none
      }
      correct
      Reduce { state, action in
        spoil(before.value, &state, action)
        return .none
      }
    }
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }

  /// The correct game, which saves in another way. The closure is told whether it saves once more.
  private nonisolated static func bug(
    _ what: String,
    saving: @escaping @Sendable (Save, [Int], _ isRetry: Bool) async throws -> Void
  ) -> JudgedTests.Bug {
    let isRetry = LockIsolated(false)
    let replacement = Replacement(of: ScoredGame.self) { correct in
      Reduce { _, action in
        isRetry.setValue(action.is(\.alert))
        return .none
      }
      correct.transformDependency(\.gameClient) { client in
        client.saveScores = { [client] scores in
          try await saving({ try await client.saveScores($0) }, scores, isRetry.value)
        }
      }
    }
    return JudgedTests.Bug(what, "Compare what was saved, at the end of the test.") {
      try await replacement($0)
    }
  }

  nonisolated static let roundBugs: [JudgedTests.Bug] = {
    let afterCheck = "Look at what you expect after `checkButtonTapped`."
    let afterGuessed = "Look at the scores that you expect when a round is over."
    return [
      bug("wrong guesses are not counted", afterCheck) { before, state, action in
        guard action.is(\.round.presented.checkButtonTapped), let round = before.round,
          round.guess != round.secret
        else { return }
        state.round?.guesses = round.guesses
      },
      bug("the hint says \"higher\" for every wrong guess", afterCheck) { _, state, action in
        guard action.is(\.round.presented.checkButtonTapped), state.round?.hint != nil
        else { return }
        state.round?.hint = .higher
      },
      bug("the hint says \"lower\" for every wrong guess", afterCheck) { _, state, action in
        guard action.is(\.round.presented.checkButtonTapped), state.round?.hint != nil
        else { return }
        state.round?.hint = .lower
      },
      bug("the score is one too low", afterGuessed) { _, state, action in
        if action.is(\.round.presented.delegate) { state.scores[0] -= 1 }
      },
      bug("the latest score is the last one", afterGuessed) { before, state, action in
        guard action.is(\.round.presented.delegate) else { return }
        state.scores = before.scores + [state.scores[0]]
      },
      bug("a score replaces those before it", afterGuessed) { _, state, action in
        if action.is(\.round.presented.delegate) { state.scores = [state.scores[0]] }
      },
      bug(
        "the page of a round that is over stays open",
        "Look at what you receive when the round closes itself."
      ) { before, state, action in
        if action.is(\.round.dismiss) { state.round = before.round }
      },
      bug(
        "a new round goes on counting the guesses of the last one",
        "Look at what you expect after the second `playButtonTapped`."
      ) { before, state, action in
        if case .playButtonTapped = action { state.round?.guesses = before.scores.first ?? 0 }
      },
      bug("the scores are not saved") { _, _, _ in },
      bug("the scores are saved without the latest one") { save, scores, _ in
        try await save(Array(scores.dropFirst()))
      },
      bug("only the latest score is saved") { save, scores, _ in
        try await save(Array(scores.prefix(1)))
      },
    ]
  }()

  nonisolated static let givingUpBugs: [JudgedTests.Bug] = [
    bug(
      "giving up is not asked about",
      "Look at what you expect after `giveUpButtonTapped`."
    ) { _, state, action in
      if action.is(\.round.presented.giveUpButtonTapped) { state.round?.alert = nil }
    },
    bug(
      "\"Go on\" closes the page",
      "Look at what you expect after \"Go on\", which sends `.dismiss`."
    ) { _, state, action in
      if action.is(\.round.presented.alert.dismiss) { state.round = nil }
    },
    bug(
      "the question cannot be closed",
      "Look at the alert that you expect after each answer."
    ) { before, state, action in
      if action.is(\.round.presented.alert) { state.round?.alert = before.round?.alert }
    },
    bug(
      "a round that was given up has a score",
      "Look at the scores that you expect after giving up."
    ) { before, state, action in
      guard action.is(\.round.dismiss), before.round?.guess != before.round?.secret
      else { return }
      state.scores.insert(0, at: 0)
    },
  ]

  nonisolated static let failureBugs: [JudgedTests.Bug] = [
    bug(
      "a failed save says nothing",
      "Look at what you expect when saving has failed."
    ) { _, state, action in
      if case .savingFailed = action { state.alert = nil }
    },
    bug(
      "a failed save takes the score away",
      "Look at the scores that you expect when saving has failed."
    ) { _, state, action in
      if case .savingFailed = action { state.scores = [] }
    },
    bug(
      "the alert stays after \"Try again\"",
      "Look at the alert that you expect after \"Try again\"."
    ) { before, state, action in
      if case .alert = action { state.alert = before.alert }
    },
    bug("\"Try again\" saves nothing") { save, scores, isRetry in
      if !isRetry { try await save(scores) }
    },
    bug("\"Try again\" saves an empty list") { save, scores, isRetry in
      try await save(isRetry ? [] : scores)
    },
  ]
}
