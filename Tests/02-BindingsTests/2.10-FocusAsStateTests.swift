import ComposableArchitecture
import Foundation
import Testing

@testable import Bindings

@MainActor
@Suite("2.7 Focus as state") struct FocusAsStateTests {
  typealias Field = StandupFormFeature.State.Field

  private func makeStore(
    attendees: [Attendee] = []
  ) -> TestStoreOf<StandupFormFeature> {
    TestStore(
      initialState: StandupFormFeature.State(
        standup: Standup(id: UUID(100), attendees: attendees)
      )
    ) {
      StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A form begins with the cursor in the title")
  func focusAtFirst() {
    let focus = StandupFormFeature.State(standup: Standup(id: UUID(1))).focus
    #expect(
      focus == .title,
      "A new form should have its focus on the title, and it has it on \(focus as Any)."
    )
  }

  @Test("A new attendee is appended and gets the focus")
  func addingAnAttendee() async {
    let store = makeStore(attendees: [Attendee(id: UUID(200), name: "Blob")])
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [
        Attendee(id: UUID(200), name: "Blob"), Attendee(id: UUID(0)),
      ]
      $0.focus = .attendee(UUID(0))
    }
  }

  @Test("Each tap draws one id, and the focus moves on")
  func addingTwice() async {
    let store = makeStore()
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [Attendee(id: UUID(0))]
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [Attendee(id: UUID(0)), Attendee(id: UUID(1))]
      $0.focus = .attendee(UUID(1))
    }
    await store.send(.binding(.set(\.focus, nil))) { $0.focus = nil }
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [
        Attendee(id: UUID(0)), Attendee(id: UUID(1)), Attendee(id: UUID(2)),
      ]
      $0.focus = .attendee(UUID(2))
    }
  }

  @Test("The form can be edited through bindings")
  func editing() async {
    let store = makeStore()
    await store.send(.binding(.set(\.standup.title, "Morning Sync"))) {
      $0.standup.title = "Morning Sync"
    }
    await store.send(.binding(.set(\.focus, nil))) { $0.focus = nil }
  }

  @Test("The screen's focus follows the store's")
  func screenFollows() throws {
    for focus in [Field.title, .attendee(UUID(3)), nil] {
      let (sync, screen, _) = makeSync(store: focus, screen: .attendee(UUID(9)))
      sync.storeDidChange()
      try #require(
        screen.value == focus,
        """
        The store's focus is \(focus.debug). After `storeDidChange()` the screen's should be the \
        same, and it is \(screen.value.debug).
        """
      )
    }
  }

  @Test("The store's focus follows the screen's")
  func storeFollows() throws {
    for focus in [Field.title, .attendee(UUID(3)), nil] {
      let (sync, screen, store) = makeSync(store: .attendee(UUID(9)), screen: focus)
      sync.screenDidChange()
      try #require(
        store.focus == focus && screen.value == focus,
        """
        A person moved the cursor to \(focus.debug). After `screenDidChange()` the store should \
        have it there too; it has \(store.focus.debug), and the screen \(screen.value.debug).
        """
      )
    }
  }

  private func makeSync(store focus: Field?, screen: Field?) -> (
    FocusSync, FocusedField<Field>, StoreOf<StandupFormFeature>
  ) {
    let store = Store(
      initialState: StandupFormFeature.State(standup: Standup(id: UUID(1)), focus: focus)
    ) {
      StandupFormFeature()
    }
    let screen = FocusedField(screen)
    return (FocusSync(store: store, screen: screen), screen, store)
  }
}

extension StandupFormFeature.State.Field? {
  fileprivate var debug: String {
    switch self {
    case .none: "nowhere"
    case .title: "on the title"
    case .attendee(let id): "on attendee \(id.uuidString.suffix(4))"
    }
  }
}
