import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.9 Exhaustive or not", .timeLimit(.minutes(1))) struct ExhaustiveOrNotTests {
  private typealias Feature = Reduce<StandupsList.State, StandupsList.Action>

  /// A list of standups with a fault, and what the fault is.
  private struct Fault: Sendable {
    let description: String

    /// Spoils what the right feature has done. It is given the state from before, and the action.
    let spoil: @Sendable (StandupsList.State, StandupsList.Action, inout StandupsList.State) -> Void

    @MainActor func makeStore() -> TestStoreOf<StandupsList> {
      let reference = StandupsList()
      return TestStore(initialState: StandupsList.State()) {
        Feature { state, action in
          let before = state
          let effect = reference.reduce(into: &state, action: action)
          spoil(before, action, &state)
          return effect
        }
      } withDependencies: {
        $0.uuid = .incrementing
      }
    }
  }

  private static let formStays = Fault(description: "the form stays open after saving") {
    before,
    action,
    state in
    if action == .saveStandupButtonTapped { state.addStandup = before.addStandup }
  }

  private static let titleHasTheFocusNoMore = Fault(description: "the title has not got the focus")
  {
    _,
    action,
    state in
    if action == .addButtonTapped { state.addStandup?.focus = nil }
  }

  /// Faults at which the list is not what it should be in the end.
  private static let wrongLists = [
    Fault(description: "another standup is added than that of the form") { _, action, state in
      guard action == .saveStandupButtonTapped else { return }
      state.standups = [Standup(id: UUID(77), title: "Left over")]
    },
    Fault(description: "the title is lost when it is saved") { _, action, state in
      guard action == .saveStandupButtonTapped else { return }
      for id in state.standups.ids { state.standups[id: id]?.title = "" }
    },
    Fault(description: "the title is saved in small letters") { _, action, state in
      guard action == .saveStandupButtonTapped else { return }
      for id in state.standups.ids { state.standups[id: id]?.title = "point-free morning sync" }
    },
    Fault(description: "nobody attends") { _, action, state in
      guard action == .saveStandupButtonTapped else { return }
      for id in state.standups.ids { state.standups[id: id]?.attendees = [] }
    },
    Fault(description: "saving adds a second standup") { _, action, state in
      guard action == .saveStandupButtonTapped else { return }
      state.standups.append(Standup(id: UUID(78)))
    },
    Fault(description: "what is typed into the form is lost") { before, action, state in
      guard case .addStandup = action else { return }
      state = before
    },
  ]

  private static let reference = Fault(description: "nothing is wrong") { _, _, _ in }

  // MARK: Everything

  private func complaintsOfEverything(_ fault: Fault) async -> [String] {
    await complaints { await ExhaustiveOrNot.everything(fault.makeStore) }
  }

  @Test("The exhaustive spec has nothing to say about the right list")
  func everythingAcceptsTheReference() async {
    let found = await complaintsOfEverything(Self.reference)
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      This list is right, so `everything` should be content with it. It said:

      \(found.joined(separator: "\n\n"))
      """
    )
  }

  @Test("The exhaustive spec notices a form that stays")
  func everythingNoticesTheForm() async {
    let found = await complaintsOfEverything(Self.formStays)
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      There is a list in which \(Self.formStays.description), and `everything` was content with it. \
      A strict store compares the whole state. Is yours strict?
      """
    )
  }

  @Test("The exhaustive spec notices what happens on the way")
  func everythingNoticesTheWay() async {
    let found = await complaintsOfEverything(Self.titleHasTheFocusNoMore)
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      There is a list in whose form \(Self.titleHasTheFocusNoMore.description), and `everything` was \
      content with it. Does it say what the form is like when it opens?
      """
    )
  }

  @Test("The exhaustive spec notices a wrong list in the end")
  func everythingNoticesTheList() async throws {
    for fault in Self.wrongLists {
      let found = await complaintsOfEverything(fault)
      let isNoticed = !found.isEmpty
      try #require(
        isNoticed,
        """
        There is a list in which \(fault.description), and `everything` was content with it. Which \
        of the three steps would look different there?
        """
      )
    }
  }

  // MARK: The collection only

  private func complaintsOfCollection(_ fault: Fault) async -> [String] {
    await complaints {
      await ExhaustiveOrNot.collectionOnly(showingSkipped: false, fault.makeStore)
    }
  }

  @Test("The relaxed spec has nothing to say about the right list")
  func collectionAcceptsTheReference() async {
    let found = await complaintsOfCollection(Self.reference)
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      This list is right, so `collectionOnly` should be content with it. With exhaustivity off, `$0` \
      is the state *after* the action. It said:

      \(found.joined(separator: "\n\n"))
      """
    )
  }

  @Test("The relaxed spec does not care about the form")
  func collectionIsRelaxed() async throws {
    for fault in [Self.formStays, Self.titleHasTheFocusNoMore] {
      let found = await complaintsOfCollection(fault)
      let isContent = found.isEmpty
      try #require(
        isContent,
        """
        There is a list in which \(fault.description). That is none of `collectionOnly`'s business, \
        and yet it said:

        \(found.joined(separator: "\n\n"))
        """
      )
    }
  }

  @Test("The relaxed spec notices a wrong list in the end")
  func collectionNoticesTheList() async throws {
    for fault in Self.wrongLists {
      let found = await complaintsOfCollection(fault)
      let isNoticed = !found.isEmpty
      try #require(
        isNoticed,
        """
        There is a list in which \(fault.description), and `collectionOnly` was content with it. It \
        may skip a lot, but not the standups in the end, and all of each standup.
        """
      )
    }
  }

  // MARK: What is skipped

  /// Notes what a test store tells without failing the test, and what it fails it with.
  private struct Notes: IssueReporter {
    let skipped = LockIsolated<[String]>([])
    let failures = LockIsolated<[String]>([])

    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      failures.withValue { [message = message()] in $0.append(message ?? "") }
    }

    func expectIssue(
      _ message: @autoclosure () -> String?,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      skipped.withValue { [message = message()] in $0.append(message ?? "") }
    }
  }

  private func notes(showingSkipped: Bool) async -> Notes {
    let notes = Notes()
    await withIssueReporters([notes]) {
      await ExhaustiveOrNot.collectionOnly(
        showingSkipped: showingSkipped,
        Self.reference.makeStore
      )
    }
    return notes
  }

  @Test("Asked to, the relaxed spec tells what it skipped, and passes all the same")
  func skippedIsShown() async {
    let notes = await notes(showingSkipped: true)
    #expect(
      notes.skipped.value.count == 3 && notes.failures.value.isEmpty,
      """
      Each of the three steps changes something that is not asserted, so there should be three \
      messages and no failure. There were \(notes.skipped.value.count) messages, and \
      \(notes.failures.value.count) failures: \(notes.failures.value.joined(separator: "\n\n"))
      """
    )
  }

  @Test("Otherwise it skips in silence")
  func skippedIsNotShown() async {
    let notes = await notes(showingSkipped: false)
    #expect(
      notes.skipped.value.isEmpty,
      """
      With `showingSkipped` false there should be no messages, and there were \
      \(notes.skipped.value.count). Where does your spec use its parameter?
      """
    )
  }
}
