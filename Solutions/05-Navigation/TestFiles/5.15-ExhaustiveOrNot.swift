// Two tests of `TestedStandups`, which is in `Support/TestedStandups.swift`.

// BEGIN SOLUTION
import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
struct TestedStandupsTests {
  private func makeStore() -> TestStoreOf<TestedStandups> {
    TestStore(initialState: TestedStandups.State()) {
      TestedStandups()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func everything() async {
    let store = makeStore()
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
  }

  @Test func collectionOnly() async {
    let store = makeStore()
    store.exhaustivity = .off
    let standup = Standup(
      id: UUID(0),
      attendees: [Attendee(id: UUID(1))],
      title: "Point-Free Morning Sync"
    )
    await store.send(.addButtonTapped)
    await store.send(\.addStandup.binding.standup, standup)
    await store.send(.saveStandupButtonTapped) { $0.standups = [standup] }
  }
}
// END SOLUTION
// STUB: // TODO: Write the whole test file: what it imports, a struct, and two tests of the same flow. One
// STUB: // says everything, the other only which standups are in the list in the end.
