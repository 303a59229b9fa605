import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.9 Test the alert flow", .timeLimit(.minutes(5))) struct AlertSpecsTests {
  typealias State = SavingGame.State
  typealias Action = SavingGame.Action
  typealias Spec = @MainActor (MakeSavingGame) async -> Void

  /// A game with a bug, and the step of a spec that finds it.
  private struct Bug {
    var description: String
    var step: String
    var savingTime = Duration.seconds(2)
    /// Changes what the correct game has made of a state.
    var spoil: (_ before: State, _ state: inout State, Action) -> Void = { _, _, _ in }
  }

  /// The correct game, or one with a bug.
  private func game(
    _ bug: Bug?,
    save: @escaping @Sendable () async throws -> Void
  ) -> Reduce<State, Action> {
    var before: State?
    return Reduce(
      CombineReducers {
        Reduce { state, _ in
          before = state
          return .none
        }
        SavingGame(savingTime: bug?.savingTime ?? .seconds(2), save: save)
        Reduce { state, action in
          if let before { bug?.spoil(before, &state, action) }
          return .none
        }
      }
    )
  }

  /// What a spec reports.
  private func reports(of spec: Spec, on bug: Bug?) async -> [String] {
    await complaints {
      await spec { results, draft, clock, save in
        TestStore(initialState: State(draft: draft, results: results)) {
          game(bug, save: save)
        } withDependencies: {
          $0.continuousClock = clock
        }
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
      ("unchangedSpec", unchangedSpec), ("saveSpec", saveSpec), ("discardSpec", discardSpec),
      ("failureSpec", failureSpec),
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

  private let afterSave = "Look at what you expect right after \"Save\"."
  private let afterResponse = "Look at what you expect when the response arrives."
  private let time = "Look at how far you move the clock, and at what you do just before that."

  private var neverAsks: Bug {
    Bug(
      description: "going back closes the page without a question",
      step: "Look at what you expect after `backButtonTapped`."
    ) { _, state, action in
      guard case .backButtonTapped = action, state.alert != nil else { return }
      state.alert = nil
      state.draft = nil
    }
  }

  private var neverSpins: Bug {
    Bug(description: "nothing shows that it is saving", step: afterSave) { _, state, action in
      if case .alert = action { state.isSaving = false }
    }
  }

  private var spinsForEver: Bug {
    Bug(description: "`isSaving` stays true", step: afterResponse) { _, state, action in
      if case .saveResponse = action { state.isSaving = true }
    }
  }

  @Test("The spec for no change rejects each game with a bug")
  func unchanged() async throws {
    try await expect(
      "unchangedSpec",
      unchangedSpec,
      rejects: [
        Bug(
          description: "going back asks even if nothing has changed",
          step: "Look at what you expect when the draft is like the results."
        ) { before, state, action in
          guard case .backButtonTapped = action, before.draft != nil else { return }
          state = before
          state.alert = .unsavedChanges
        },
        Bug(
          description: "going back asks even if no page is open",
          step: "Look at what you do when no page is open."
        ) { before, state, action in
          guard case .backButtonTapped = action, before.draft == nil else { return }
          state.alert = .unsavedChanges
        },
      ]
    )
  }

  @Test("The spec for saving rejects each game with a bug")
  func saving() async throws {
    try await expect(
      "saveSpec",
      saveSpec,
      rejects: [
        neverAsks,
        neverSpins,
        Bug(description: "the draft counts at once", step: afterSave) { before, state, action in
          guard case .alert(.presented(.saveButtonTapped)) = action, let draft = before.draft
          else { return }
          state.results = draft
        },
        Bug(
          description: "the alert stays after \"Save\"",
          step: afterSave
        ) { before, state, action in
          if case .alert = action { state.alert = before.alert }
        },
        Bug(description: "saving takes three seconds", step: time, savingTime: .seconds(3)),
        Bug(description: "saving takes one second", step: time, savingTime: .seconds(1)),
        spinsForEver,
        Bug(description: "the page stays open", step: afterResponse) { before, state, action in
          if case .saveResponse = action { state.draft = before.draft }
        },
        Bug(
          description: "the page closes, and the results stay as they were",
          step: afterResponse
        ) { before, state, action in
          if case .saveResponse = action { state.results = before.results }
        },
      ]
    )
  }

  @Test("The spec for the other two ways out rejects each game with a bug")
  func discarding() async throws {
    let afterDiscard = "Look at what you expect after \"Discard\"."
    let afterKeep = "Look at what you expect after \"Keep editing\", which sends `.dismiss`."
    try await expect(
      "discardSpec",
      discardSpec,
      rejects: [
        neverAsks,
        Bug(
          description: "\"Discard\" takes the draft over",
          step: afterDiscard
        ) { before, state, action in
          guard case .alert(.presented(.discardButtonTapped)) = action, let draft = before.draft
          else { return }
          state.results = draft
        },
        Bug(
          description: "\"Discard\" leaves the page open",
          step: afterDiscard
        ) { before, state, action in
          if case .alert(.presented) = action { state.draft = before.draft }
        },
        Bug(description: "\"Keep editing\" closes the page", step: afterKeep) { _, state, action in
          if case .alert(.dismiss) = action { state.draft = nil }
        },
        Bug(
          description: "\"Keep editing\" saves the draft",
          step: afterKeep
        ) { before, state, action in
          guard case .alert(.dismiss) = action, let draft = before.draft else { return }
          state.results = draft
        },
      ]
    )
  }

  @Test("The spec for a failure rejects each game with a bug")
  func failing() async throws {
    try await expect(
      "failureSpec",
      failureSpec,
      rejects: [
        neverSpins,
        spinsForEver,
        Bug(
          description: "a failed save takes the draft over",
          step: afterResponse
        ) { before, state, action in
          guard case .saveResponse(.failure) = action, let draft = before.draft else { return }
          state.results = draft
        },
        Bug(
          description: "a failed save throws the draft away",
          step: afterResponse
        ) { _, state, action in
          if case .saveResponse(.failure) = action { state.draft = nil }
        },
        Bug(description: "a failed save says nothing", step: afterResponse) { _, state, action in
          if case .saveResponse(.failure) = action { state.failure = nil }
        },
      ]
    )
  }
}
