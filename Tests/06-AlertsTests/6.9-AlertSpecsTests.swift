import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.8 Test the alert flow", .timeLimit(.minutes(1))) struct AlertSpecsTests {
  typealias State = SavingGame.State
  typealias Action = SavingGame.Action

  /// Everything that can be wrong with the feature.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case alwaysAsks = "going back asks even if nothing changed"
    case asksAboutNothing = "going back asks even if no page is open"
    case neverAsks = "going back closes the page without asking"
    case cancelSaves = "cancelling takes the draft over"
    case cancelKeepsThePage = "cancelling leaves the page open"
    case savesAtOnce = "the draft counts before the two seconds have passed"
    case waitsTooLong = "saving takes three seconds"
    case waitsTooShort = "saving takes one second"
    case spinsForEver = "the spinner turns forever"
    case neverSpins = "there is no spinner while saving"
    case saveKeepsThePage = "the page stays open after saving"
    case saveLosesTheDraft = "saving closes the page, and nothing has changed"
    case failureSaves = "a save that failed takes the draft over"
    case failureLosesTheDraft = "a save that failed throws the draft away"
    case failureIsSilent = "a save that failed says nothing"
    case alertStays = "the alert cannot be dismissed"

    var testDescription: String { rawValue }
  }

  private typealias Spec = @MainActor (MakeSavingGame) async -> Void

  private let specs: [(name: String, spec: Spec)] = [
    ("unchangedSpec", unchangedSpec), ("saveSpec", saveSpec), ("cancelSpec", cancelSpec),
    ("failureSpec", failureSpec),
  ]

  /// What a spec complains about, on the feature with a fault or without.
  private func found(by spec: @escaping Spec, in fault: Fault?) async -> [String] {
    await complaints {
      await spec { results, draft, clock, save in
        TestStore(
          initialState: State(
            resultState: results,
            resultListState: draft.map { Identified($0, id: UUID(9)) }
          )
        ) {
          Self.reducer(fault, save: save)
        } withDependencies: {
          $0.continuousClock = clock
        }
      }
    }
  }

  /// The right feature, after which something goes wrong.
  private static func reducer(
    _ fault: Fault?,
    save: @escaping @Sendable () async throws -> Void
  ) -> Reduce<State, Action> {
    let right = SavingGame(save: save)
    return Reduce { state, action in
      let before = state
      var effect = right.reduce(into: &state, action: action)
      switch (action, fault) {
      case (.setNavigation(.none), .alwaysAsks) where before.resultListState != nil:
        state = before
        state.alert = .saveChanges
      case (.setNavigation(.none), .asksAboutNothing) where before.resultListState == nil:
        state.alert = .saveChanges
      case (.setNavigation(.none), .neverAsks):
        state.alert = nil
        state.resultListState = nil
      case (.alertAction(.presented(.alertCancelButtonTapped)), .cancelSaves):
        if let draft = before.resultListState?.value { state.resultState = draft }
      case (.alertAction(.presented(.alertCancelButtonTapped)), .cancelKeepsThePage):
        state.resultListState = before.resultListState
      case (.alertAction(.presented(.alertSaveButtonTapped)), .savesAtOnce):
        if let draft = before.resultListState?.value { state.resultState = draft }
      case (.alertAction(.presented(.alertSaveButtonTapped)), .waitsTooLong):
        effect = saving(after: .seconds(3), save)
      case (.alertAction(.presented(.alertSaveButtonTapped)), .waitsTooShort):
        effect = saving(after: .seconds(1), save)
      case (.alertAction(.presented(.alertSaveButtonTapped)), .neverSpins):
        state.savingResults = false
      case (.saveResult, .spinsForEver):
        state.savingResults = true
      case (.saveResult(.success), .saveKeepsThePage):
        state.resultListState = before.resultListState
      case (.saveResult(.success), .saveLosesTheDraft):
        state.resultState = before.resultState
      case (.saveResult(.failure), .failureSaves):
        if let draft = before.resultListState?.value { state.resultState = draft }
      case (.saveResult(.failure), .failureLosesTheDraft):
        state.resultListState = nil
      case (.saveResult(.failure), .failureIsSilent):
        state.failure = nil
      case (.alertAction(.dismiss), .alertStays):
        state.alert = before.alert
      default:
        break
      }
      return effect
    }
  }

  private static func saving(
    after duration: Duration,
    _ save: @escaping @Sendable () async throws -> Void
  ) -> Effect<Action> {
    @Dependency(\.continuousClock) var clock
    return .run { [clock] send in
      try await clock.sleep(for: duration)
      await send(.saveResult(Result { try await save() }))
    }
  }

  @Test("The specs have nothing to say about the right feature")
  func acceptance() async {
    for (name, spec) in specs {
      let found = await found(by: spec, in: nil)
      let isContent = found.isEmpty
      #expect(
        isContent,
        """
        On the right feature `\(name)` should pass, and it complained: \
        \(found.joined(separator: "\n"))
        """
      )
    }
  }

  @Test(
    "The spec for no change finds every fault of its kind",
    arguments: [Fault.alwaysAsks, .asksAboutNothing]
  )
  func unchanged(fault: Fault) async {
    await expect("unchangedSpec", unchangedSpec, finds: fault)
  }

  @Test(
    "The spec for saving finds every fault of its kind",
    arguments: [
      Fault.neverAsks, .savesAtOnce, .waitsTooLong, .waitsTooShort, .spinsForEver, .neverSpins,
      .saveKeepsThePage, .saveLosesTheDraft, .alertStays,
    ]
  )
  func saving(fault: Fault) async {
    await expect("saveSpec", saveSpec, finds: fault)
  }

  @Test(
    "The spec for cancelling finds every fault of its kind",
    arguments: [Fault.neverAsks, .cancelSaves, .cancelKeepsThePage, .alertStays]
  )
  func cancelling(fault: Fault) async {
    await expect("cancelSpec", cancelSpec, finds: fault)
  }

  @Test(
    "The spec for a failure finds every fault of its kind",
    arguments: [
      Fault.spinsForEver, .neverSpins, .failureSaves, .failureLosesTheDraft, .failureIsSilent,
      .alertStays,
    ]
  )
  func failing(fault: Fault) async {
    await expect("failureSpec", failureSpec, finds: fault)
  }

  private func expect(_ name: String, _ spec: @escaping Spec, finds fault: Fault) async {
    let found = await found(by: spec, in: fault)
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      `\(name)` passes on a feature in which \(fault.rawValue). \
      At which step would that be seen?
      """
    )
  }
}
