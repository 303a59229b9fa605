import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Alerts

@MainActor
@Suite("6.11 Test the alert flow", .timeLimit(.minutes(20))) struct TestTheAlertTests {
  private typealias Action = SavingGame.Action
  private typealias State = SavingGame.State

  private static let tests = JudgedTests(file: "6.11-TestTheAlert.swift")

  @Test("All tests pass on the correct game")
  func correctGame() async throws {
    try await Self.tests.expectPass()
  }

  @Test("Each bug of going back is noticed", arguments: backBugs)
  func goingBack(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("Each bug of saving is noticed", arguments: saveBugs)
  func saving(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("Each bug of the ways out that save nothing is noticed", arguments: discardBugs)
  func discarding(bug: JudgedTests.Bug) async throws {
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
    let replacement = Replacement(of: SavingGame.self) { correct in
      Reduce { state, action in
        let before = state
        let effect = correct.reduce(into: &state, action: action)
        spoil(before, &state, action)
        return effect
      }
    }
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }

  private nonisolated static let afterBack = "Look at what you expect after `backButtonTapped`."
  private nonisolated static let afterSave = "Look at what you expect right after \"Save\"."
  private nonisolated static let afterResponse =
    "Look at what you expect when the response arrives."

  nonisolated static let backBugs: [JudgedTests.Bug] = [
    bug("going back closes the page without a question", afterBack) { _, state, action in
      guard case .backButtonTapped = action, state.alert != nil else { return }
      state.alert = nil
      state.draft = nil
    },
    bug(
      "going back asks even if nothing has changed",
      "Look at what you expect when the draft is like the results."
    ) { before, state, action in
      guard case .backButtonTapped = action, before.draft == before.results else { return }
      state = before
      state.alert = .unsavedChanges
    },
    bug(
      "going back asks even if no page is open",
      "Look at what you do when no page is open."
    ) { before, state, action in
      guard case .backButtonTapped = action, before.draft == nil else { return }
      state.alert = .unsavedChanges
    },
  ]

  nonisolated static let saveBugs: [JudgedTests.Bug] = [
    bug("nothing shows that it is saving", afterSave) { _, state, action in
      if case .alert = action { state.isSaving = false }
    },
    bug("the draft counts at once", afterSave) { before, state, action in
      guard case .alert(.presented(.saveButtonTapped)) = action, let draft = before.draft
      else { return }
      state.results = draft
    },
    bug("the alert stays after \"Save\"", afterSave) { before, state, action in
      guard case .alert(.presented(.saveButtonTapped)) = action else { return }
      state.alert = before.alert
    },
    saving("three seconds", .seconds(3)),
    saving("one second", .seconds(1)),
    bug("`isSaving` stays true after a success", afterResponse) { _, state, action in
      if case .saveResponse(.success) = action { state.isSaving = true }
    },
    bug("the page stays open", afterResponse) { before, state, action in
      if case .saveResponse(.success) = action { state.draft = before.draft }
    },
    bug("the page closes, and the results stay as they were", afterResponse) {
      before,
      state,
      action in
      if case .saveResponse = action { state.results = before.results }
    },
    savesNothing,
  ]

  /// A game that saves for another time. The correct one does not save what is being saved already.
  private nonisolated static func saving(_ what: String, _ time: Duration) -> JudgedTests.Bug {
    let replacement = Replacement(of: SavingGame.self) { correct in
      Reduce { state, action in
        guard case .alert(.presented(.saveButtonTapped)) = action, let draft = state.draft,
          !state.isSaving
        else { return .none }
        state.isSaving = true
        @Dependency(\.continuousClock) var clock
        @Dependency(\.resultsClient) var resultsClient
        return .run { [clock, resultsClient] send in
          try await clock.sleep(for: time)
          let result = await Result<GameResultListFeature.State, any Error> {
            try await resultsClient.save(draft)
            return draft
          }
          await send(.saveResponse(result))
        }
      }
      correct
    }
    return JudgedTests.Bug(
      "saving takes \(what)",
      "Look at how far you move the clock, and at what you do just before that."
    ) { try await replacement($0) }
  }

  /// A game whose save is of an empty list. What is shown is right.
  private nonisolated static let savesNothing: JudgedTests.Bug = {
    let replacement = Replacement(of: SavingGame.self) { correct in
      correct.transformDependency(\.resultsClient) { client in
        client.save = { [client] _ in try await client.save(GameResultListFeature.State()) }
      }
    }
    return JudgedTests.Bug(
      "an empty list is saved",
      "Look at what `save` is called with. Its closure can have an `#expect`."
    ) { try await replacement($0) }
  }()

  nonisolated static let discardBugs: [JudgedTests.Bug] = {
    let afterDiscard = "Look at what you expect after \"Discard\"."
    let afterKeep = "Look at what you expect after \"Keep editing\", which sends `.dismiss`."
    return [
      bug("\"Discard\" takes the draft over", afterDiscard) { before, state, action in
        guard case .alert(.presented(.discardButtonTapped)) = action, let draft = before.draft
        else { return }
        state.results = draft
      },
      bug("\"Discard\" leaves the page open", afterDiscard) { before, state, action in
        guard case .alert(.presented(.discardButtonTapped)) = action else { return }
        state.draft = before.draft
      },
      bug("\"Keep editing\" closes the page", afterKeep) { _, state, action in
        if case .alert(.dismiss) = action { state.draft = nil }
      },
      bug("\"Keep editing\" saves the draft", afterKeep) { before, state, action in
        guard case .alert(.dismiss) = action, let draft = before.draft else { return }
        state.results = draft
      },
    ]
  }()

  nonisolated static let failureBugs: [JudgedTests.Bug] = [
    bug("`isSaving` stays true after a failure", afterResponse) { _, state, action in
      if case .saveResponse(.failure) = action { state.isSaving = true }
    },
    bug("a failed save takes the draft over", afterResponse) { before, state, action in
      guard case .saveResponse(.failure) = action, let draft = before.draft else { return }
      state.results = draft
    },
    bug("a failed save throws the draft away", afterResponse) { _, state, action in
      if case .saveResponse(.failure) = action { state.draft = nil }
    },
    bug("a failed save says nothing", afterResponse) { _, state, action in
      if case .saveResponse(.failure) = action { state.failure = nil }
    },
  ]
}
