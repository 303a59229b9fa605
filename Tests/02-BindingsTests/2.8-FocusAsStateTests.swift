import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import func SuiteHelpers.expectSteps

@testable import Bindings

@MainActor
@Suite("2.8 Focus as state") struct FocusAsStateTests {
  private typealias Field = StandupFormFeature.State.Field

  private func makeStore(attendees: [Attendee] = []) -> TestStoreOf<StandupFormFeature> {
    TestStore(
      initialState: StandupFormFeature.State(
        standup: Standup(id: UUID(100), attendees: attendees)
      )
    ) {
      StandupFormFeature().comparing(\.standup, \.focus)
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

  // MARK: The screen

  private nonisolated static let places: [Field?] = [.title, .attendee(UUID(3)), nil]

  @Test("The cursor is where the store says", arguments: Self.places)
  private func screenFollows(focus: Field?) {
    let screen = makeScreen(makeStore(focus: focus, attendees: [UUID(3)]))
    let expected = focus.map { $0 == .title ? "Title" : "Name" } ?? "no field"
    let found = screen.focus ?? "no field"
    #expect(
      found == expected,
      """
      The focus of the state is \(place(of: focus)), so the cursor should be in "\(expected)". It is in \
      "\(found)". Look at `.focused` of each field, and at `.bind`.

      \(screen)
      """
    )
  }

  @Test("The cursor goes to the new attendee")
  func cursorMoves() async {
    let store = makeStore(focus: .title, attendees: [UUID(4)])
    let screen = makeScreen(store)
    guard screen.tap("Add attendee") else { return }
    await screen.settle()
    // Into the field that has the cursor.
    let found = screen.focus ?? "no field"
    guard found == "Name" else {
      Issue.record(
        """
        "Add attendee" was tapped, and the cursor should be in the new field "Name". It is in \
        "\(found)". Look at `.focused` of the attendees' fields, and at `.bind`.

        \(screen)
        """
      )
      return
    }
    screen.type("Blob")
    let names = store.standup.attendees.map(\.name)
    #expect(
      names == ["", "Blob"],
      """
      There was one attendee, "Add attendee" was tapped, and then "Blob" was typed where the cursor was. \
      The second attendee should have this name. The names are \(names). Look at the value that \
      `.focused` of the attendees' fields gets.

      \(screen)
      """
    )
  }

  @Test("The store learns where a person puts the cursor")
  func storeFollows() {
    let store = makeStore(focus: nil, attendees: [UUID(5), UUID(6)])
    let screen = makeScreen(store)
    guard screen.focus(on: "Name", at: 1) else { return }
    let first = store.focus
    guard screen.focus(on: "Title") else { return }
    #expect(
      first == .attendee(UUID(6)) && store.focus == .title,
      """
      A person tapped into the second attendee's field, and then into the title. The store's focus \
      should be \(place(of: .attendee(UUID(6)))), and then on the title. It was \
      \(place(of: first)), and then \(place(of: store.focus)). Look at `.focused` of each field, and \
      at `.bind`.
      """
    )
  }

  private func makeStore(focus: Field?, attendees: [UUID]) -> StoreOf<StandupFormFeature> {
    Store(
      initialState: StandupFormFeature.State(
        standup: Standup(id: UUID(1), attendees: attendees.map { Attendee(id: $0) }),
        focus: focus
      )
    ) {
      StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private func makeScreen(_ store: StoreOf<StandupFormFeature>) -> Screen {
    Screen { StandupForm(store: store) }
  }

  private func place(of focus: Field?) -> String {
    switch focus {
    case .none: "nowhere"
    case .title: "on the title"
    case .attendee(let id): "on attendee \(id.uuidString.suffix(4))"
    }
  }
}
