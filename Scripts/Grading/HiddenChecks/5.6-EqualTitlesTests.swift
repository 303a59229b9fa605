import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.6 Equal titles") struct EqualTitlesTests {
  @Test("Of two standups with one title, the one that was named is removed")
  func equalTitles() {
    let standups = [7, 8, 9].map { Standup(id: UUID($0), title: "Daily") }
    let page = OneDestination.StandupDetail.State(standup: standups[1])
    let store = Store(
      initialState: OneDestination.StandupsList.State(
        destination: .detail(page),
        standups: IdentifiedArray(uniqueElements: standups)
      )
    ) {
      OneDestination.StandupsList()
    }
    store.send(.destination(.presented(.detail(.delegate(.deletionConfirmed(UUID(8)))))))
    #expect(
      store.standups.ids.elements == [UUID(7), UUID(9)],
      "The second of three standups with one title was deleted. Left are \(store.standups.ids.elements)."
    )
  }
}
