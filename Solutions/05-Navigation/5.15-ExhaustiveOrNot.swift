import ComposableArchitecture
import Foundation

// The feature under test is in `Support/TestedStandups.swift`.

/// Exercise 5.15: two tests of one flow: add a standup, call it "Point-Free Morning Sync", save it.
@MainActor
enum ExhaustiveOrNot {
  /// Makes a test store that begins with an empty list, and counts its ids from `UUID(0)`.
  typealias MakeStore = @MainActor () -> TestStoreOf<TestedStandups>

  /// Says everything that happens in the flow, step by step.
  static func everything(_ makeStore: MakeStore) async {
    let store = makeStore()
    // BEGIN SOLUTION
    await store.send(.addButtonTapped) {
      $0.addStandup = StandupFormFeature.State(
        standup: Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
      )
    }
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    ) {
      $0.addStandup?.standup.title = "Point-Free Morning Sync"
    }
    await store.send(.saveStandupButtonTapped) {
      $0.addStandup = nil
      $0.standups = [
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      ]
    }
    // END SOLUTION
    // STUB: // TODO: Send the three actions, and say after each one what has changed.
    // STUB: _ = store
  }

  /// Goes through the same flow, and says only which standups the list has in the end.
  ///
  /// - Parameter showingSkipped: Whether the test store shows what was not asserted.
  static func collectionOnly(showingSkipped: Bool, _ makeStore: MakeStore) async {
    let store = makeStore()
    // BEGIN SOLUTION
    store.exhaustivity = .off(showSkippedAssertions: showingSkipped)
    await store.send(.addButtonTapped)
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    )
    await store.send(.saveStandupButtonTapped) {
      $0.standups = [
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      ]
    }
    // END SOLUTION
    // STUB: // TODO: Relax the store, send the same three actions, and assert the last result alone.
    // STUB: _ = store
  }
}
