import ComposableArchitecture
import Foundation
import Testing

@testable import Bindings

@MainActor
@Suite("2.10 Focus as state") struct FocusAsStateTests {
  private typealias Field = StandupFormFeature.State.Field

  private func makeStore(attendees: [Attendee] = []) -> TestStoreOf<StandupFormFeature> {
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
      """
      A new form should have its focus on the title, and it has it \(place(of: focus)). Look at the \
      default of `focus` in `State`.
      """
    )
  }

  @Test("A new attendee is appended and gets the focus")
  func addingAnAttendee() async {
    await expectSteps(
      """
      The tap should append one attendee to those who are there, and move the focus to it. The id \
      comes from `uuid`, once. Look at the case `addAttendeeButtonTapped`.
      """
    ) {
      let store = makeStore(attendees: [Attendee(id: UUID(200), name: "Blob")])
      await store.send(.addAttendeeButtonTapped) {
        $0.standup.attendees = [
          Attendee(id: UUID(200), name: "Blob"), Attendee(id: UUID(0)),
        ]
        $0.focus = .attendee(UUID(0))
      }
    }
  }

  @Test("Each tap draws one id, and the focus moves on")
  func addingTwice() async {
    await expectSteps(
      """
      The taps should append attendees with the ids 0, 1 and 2, and the focus should go to each new \
      one, also when no field has it. Look at how often `uuid` is called for one attendee.
      """
    ) {
      let store = makeStore()
      await store.send(.addAttendeeButtonTapped) {
        $0.standup.attendees = [Attendee(id: UUID(0))]
        $0.focus = .attendee(UUID(0))
      }
      await store.send(.addAttendeeButtonTapped) {
        $0.standup.attendees = [Attendee(id: UUID(0)), Attendee(id: UUID(1))]
        $0.focus = .attendee(UUID(1))
      }
      await store.send(\.binding.focus, nil) { $0.focus = nil }
      await store.send(.addAttendeeButtonTapped) {
        $0.standup.attendees = [
          Attendee(id: UUID(0)), Attendee(id: UUID(1)), Attendee(id: UUID(2)),
        ]
        $0.focus = .attendee(UUID(2))
      }
    }
  }

  @Test("The form can be edited through bindings")
  func editing() async {
    await expectSteps(
      """
      A binding action should change the field that it names, and nothing else. Look at `body`, where \
      `BindingReducer()` was given.
      """
    ) {
      let store = makeStore()
      await store.send(.binding(.set(\.standup.title, "Morning Sync"))) {
        $0.standup.title = "Morning Sync"
      }
      await store.send(\.binding.focus, nil) { $0.focus = nil }
    }
  }

  @Test("The screen's focus follows the store's")
  func screenFollows() throws {
    for focus in [Field.title, .attendee(UUID(3)), nil] {
      let (sync, screen, _) = makeSync(store: focus, screen: .attendee(UUID(9)))
      sync.storeDidChange()
      try #require(
        screen.value == focus,
        """
        The store's focus is \(place(of: focus)). After `storeDidChange()` the screen's should be \
        there too, and it is \(place(of: screen.value)). Look at `storeDidChange()`.
        """
      )
    }
  }

  @Test("The store's focus follows the screen's")
  func storeFollows() throws {
    for focus in [Field.title, .attendee(UUID(3)), nil] {
      let (sync, screen, store) = makeSync(store: .attendee(UUID(9)), screen: focus)
      sync.screenDidChange()
      let isRight = store.focus == focus && screen.value == focus
      try #require(
        isRight,
        """
        A person moved the cursor, and the screen's focus was \(place(of: focus)). After \
        `screenDidChange()` both should be there. The store's focus is \(place(of: store.focus)), and \
        the screen's \(place(of: screen.value)). Look at `screenDidChange()`.
        """
      )
    }
  }

  private func makeSync(
    store focus: Field?,
    screen: Field?
  ) -> (FocusSync, FocusedField<Field>, StoreOf<StandupFormFeature>) {
    let store = Store(
      initialState: StandupFormFeature.State(standup: Standup(id: UUID(1)), focus: focus)
    ) {
      StandupFormFeature()
    }
    let screen = FocusedField(screen)
    return (FocusSync(store: store, screen: screen), screen, store)
  }

  private func place(of focus: Field?) -> String {
    switch focus {
    case .none: "nowhere"
    case .title: "on the title"
    case .attendee(let id): "on attendee \(id.uuidString.suffix(4))"
    }
  }
}
