import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.15 Exhaustive or not", .timeLimit(.minutes(5))) struct ExhaustiveOrNotTests {
  private typealias Action = TestedStandups.Action
  private typealias State = TestedStandups.State

  /// A list of standups with a bug.
  private struct Bug: Sendable {
    let description: String

    /// Where a spec would notice it.
    let step: String

    /// Spoils what the correct list has done. It is given the state from before, and the action.
    let spoil: @Sendable (State, Action, inout State) -> Void

    @MainActor func makeStore() -> TestStoreOf<TestedStandups> {
      let before = LockIsolated(State())
      return TestStore(initialState: State()) {
        CombineReducers {
          Reduce<State, Action> { state, _ in
            let current = state
            before.setValue(current)
            return .none
          }
          TestedStandups()
          Reduce { state, action in
            spoil(before.value, action, &state)
            return .none
          }
        }
      } withDependencies: {
        $0.uuid = .incrementing
      }
    }
  }

  private static let reference = Bug(description: "", step: "") { _, _, _ in }

  private static let formStays = Bug(
    description: "the form stays open after saving",
    step: "Look at what you say of `addStandup` after the last action."
  ) { before, action, state in
    if action.is(\.saveStandupButtonTapped) { state.addStandup = before.addStandup }
  }

  private static let noFocus = Bug(
    description: "the title does not get the focus",
    step: "Look at what you say of the form when it opens."
  ) { _, action, state in
    if action.is(\.addButtonTapped) { state.addStandup?.focus = nil }
  }

  /// Bugs after which the list is not what it should be in the end.
  private static let wrongLists = [
    Bug(
      description: "another standup is added than that of the form",
      step: "Look at which standup you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      state.standups = [Standup(id: UUID(77), title: "Left over")]
    },
    Bug(
      description: "the title is lost when it is saved",
      step: "Look at the title of the standup that you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      for id in state.standups.ids { state.standups[id: id]?.title = "" }
    },
    Bug(
      description: "the title is saved in small letters",
      step: "Look at the title of the standup that you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      for id in state.standups.ids { state.standups[id: id]?.title = "point-free morning sync" }
    },
    Bug(
      description: "the attendee is lost when it is saved",
      step: "Look at the attendees of the standup that you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      for id in state.standups.ids { state.standups[id: id]?.attendees = [] }
    },
    Bug(
      description: "saving adds a second standup",
      step: "Look at how many standups you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      state.standups.append(Standup(id: UUID(78)))
    },
    Bug(
      description: "what is typed into the form is lost",
      step: "Look at the title of the standup that you expect in the end."
    ) { before, action, state in
      guard case .addStandup = action else { return }
      state = before
    },
  ]

  private func isNoticed(
    _ bug: Bug,
    by name: String,
    _ complaintsOfSpec: (Bug) async -> [String]
  ) async throws -> Bool {
    let (onCorrect, onBuggy) = await complaints {
      await complaintsOfSpec(Self.reference)
    } onBuggy: {
      await complaintsOfSpec(bug)
    }
    let isSilent = onCorrect.isEmpty
    try #require(
      isSilent,
      "Not judged yet: `\(name)` fails on the correct list too. First let it pass there."
    )
    return !onBuggy.isEmpty
  }

  // MARK: Everything

  private func complaintsOfEverything(_ bug: Bug) async -> [String] {
    await complaints { await ExhaustiveOrNot.everything(bug.makeStore) }
  }

  @Test("The exhaustive spec accepts the correct list")
  func everythingAcceptsTheReference() async {
    let found = await complaintsOfEverything(Self.reference)
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the correct list `everything` should pass, and it reported the following. Look at the step \
      that this is about.

      \(found.first ?? "")
      """
    )
  }

  @Test("The exhaustive spec rejects a bug on the way", arguments: [0, 1])
  func everythingNoticesTheWay(number: Int) async throws {
    let bug = [Self.formStays, Self.noFocus][number]
    let isNoticed = try await isNoticed(bug, by: "everything", complaintsOfEverything)
    #expect(
      isNoticed,
      "`everything` should fail on a list in which \(bug.description), and it passes. \(bug.step)"
    )
  }

  @Test("The exhaustive spec rejects a wrong list in the end")
  func everythingNoticesTheList() async throws {
    for bug in Self.wrongLists {
      let isNoticed = try await isNoticed(bug, by: "everything", complaintsOfEverything)
      try #require(
        isNoticed,
        "`everything` should fail on a list in which \(bug.description), and it passes. \(bug.step)"
      )
    }
  }

  // MARK: The collection only

  private func complaintsOfCollection(_ bug: Bug) async -> [String] {
    await complaints {
      await ExhaustiveOrNot.collectionOnly(showingSkipped: false, bug.makeStore)
    }
  }

  @Test("The relaxed spec accepts the correct list")
  func collectionAcceptsTheReference() async {
    let found = await complaintsOfCollection(Self.reference)
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the correct list `collectionOnly` should pass, and it reported the following. In a relaxed \
      store, `$0` is the state *after* the action.

      \(found.first ?? "")
      """
    )
  }

  @Test("The relaxed spec does not mind what happens on the way")
  func collectionIsRelaxed() async throws {
    for bug in [Self.formStays, Self.noFocus] {
      let found = await complaintsOfCollection(bug)
      let isContent = found.isEmpty
      try #require(
        isContent,
        """
        `collectionOnly` is about the standups in the end. On a list in which \(bug.description) it \
        should pass all the same, and it reported the following. Look at what else it says.

        \(found.first ?? "")
        """
      )
    }
  }

  @Test("The relaxed spec rejects a wrong list in the end")
  func collectionNoticesTheList() async throws {
    for bug in Self.wrongLists {
      let isNoticed = try await isNoticed(bug, by: "collectionOnly", complaintsOfCollection)
      try #require(
        isNoticed,
        """
        `collectionOnly` should fail on a list in which \(bug.description), and it passes. \
        \(bug.step) A relaxed store compares only what you assign.
        """
      )
    }
  }

  // MARK: What is skipped

  @Test("The relaxed spec shows what it skips only if it is asked to", arguments: [true, false])
  func skipped(isShown: Bool) async {
    var stores: [TestStoreOf<TestedStandups>] = []
    // A list that does nothing: there is nothing to skip, so nothing is shown here.
    _ = await complaints {
      await ExhaustiveOrNot.collectionOnly(showingSkipped: isShown) {
        let store: TestStoreOf<TestedStandups> = TestStore(initialState: State()) {
          EmptyReducer()
        }
        stores.append(store)
        return store
      }
    }
    let exhaustivity = stores.first?.exhaustivity
    #expect(
      exhaustivity == .off(showSkippedAssertions: isShown),
      """
      With `showingSkipped: \(isShown)`, the exhaustivity of the store should be \
      `.off(showSkippedAssertions: \(isShown))`. It is \
      `\(exhaustivity.map { "\($0)" } ?? "unknown, since no store was made")`. Look at where your \
      spec uses its parameter.
      """
    )
  }
}
