import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.5 Listening to the child", .timeLimit(.minutes(1))) struct ListenToTheChildTests {
  private typealias StandupDetail = ListenToTheChild.StandupDetail
  private typealias StandupsList = ListenToTheChild.StandupsList

  // MARK: Listening

  private func makeStore() -> TestStoreOf<StandupsList> {
    TestStore(
      initialState: StandupsList.State(
        addStandup: StandupFormFeature.State(standup: Standup(id: UUID(900)))
      )
    ) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("Every attendee that the form adds is counted")
  func counting() async {
    for number in [1, 2, 5] {
      let store = makeStore()
      store.exhaustivity = .off
      for _ in 0..<number {
        await store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
      }
      let count = store.state.attendeesAdded
      #expect(
        count == number,
        "The form's button was tapped \(number) times, and `attendeesAdded` is \(count)."
      )
    }
  }

  @Test("The form still does its own work, once")
  func childWorks() async {
    let store = makeStore()
    await store.send(.addStandup(.presented(.addAttendeeButtonTapped))) {
      $0.addStandup?.standup.attendees = [Attendee(id: UUID(0))]
      $0.addStandup?.focus = .attendee(UUID(0))
      $0.attendeesAdded = 1
    }
    let attendees = store.state.addStandup?.standup.attendees.count ?? 0
    #expect(
      attendees == 1,
      """
      One tap on the form's button should give one attendee, and there are \(attendees). Listening \
      means that the parent does what concerns the parent, and no more.
      """
    )
  }

  @Test("Nothing else that the form does is counted")
  func otherActions() async {
    let store = makeStore()
    await store.send(.addStandup(.presented(.binding(.set(\.standup.title, "Morning"))))) {
      $0.addStandup?.standup.title = "Morning"
    }
    await store.send(.addStandup(.presented(.binding(.set(\.focus, nil))))) {
      $0.addStandup?.focus = nil
    }
    await store.send(.addStandup(.dismiss)) {
      $0.addStandup = nil
    }
    await store.send(.addButtonTapped) {
      $0.addStandup = StandupFormFeature.State(standup: Standup(id: UUID(0)))
    }
    let count = store.state.attendeesAdded
    #expect(
      count == 0,
      """
      There was typing, the keyboard went away, the form too, and it came back. Nobody asked for an \
      attendee, and `attendeesAdded` is \(count).
      """
    )
  }

  @Test("The count outlives the form")
  func countStays() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
    await store.send(.addStandup(.dismiss))
    await store.send(.addButtonTapped)
    await store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
    let count = store.state.attendeesAdded
    #expect(
      count == 2,
      "One attendee before the form was closed, one in the next form: 2 in all. It is \(count)."
    )
  }

  // MARK: The form that does not listen

  /// Types into the form of a detail page, as a text field would.
  private func typed(_ title: String) async -> (title: String?, issues: [String]) {
    let store = Store(
      initialState: StandupDetail.State(standup: Standup(id: UUID(900), title: "Design"))
    ) {
      StandupDetail()
    }
    store.send(.editButtonTapped)
    let issues = await complaints {
      if let form = store.scope(state: \.editStandup, action: \.editStandup.presented) {
        form.standup.title = title
      }
    }
    return (store.editStandup?.standup.title, issues)
  }

  @Test("What is typed into the form is kept")
  func typing() async {
    for title in ["Engineering", "Sales"] {
      let kept = await typed(title).title
      #expect(
        kept == title,
        """
        "\(title)" was typed into the form, and its title is \(kept.map { "“\($0)”" } ?? "not there"). \
        The binding sends its action. Who receives it?
        """
      )
    }
  }

  @Test("Typing gives no runtime warning")
  func noIssue() async {
    let issues = await typed("Engineering").issues
    #expect(
      issues.isEmpty,
      """
      There should be nothing to report when somebody types into the form. Reported was:

      \(issues.joined(separator: "\n\n"))

      The message names two causes. Look at `StandupFormFeature` for the first one.
      """
    )
  }

  @Test("All of the form works, and what it holds can be taken over")
  func wholeForm() async {
    let standup = Standup(id: UUID(900), title: "Design")
    let store = TestStore(initialState: StandupDetail.State(standup: standup)) {
      StandupDetail()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.editButtonTapped) {
      $0.editStandup = StandupFormFeature.State(standup: standup)
    }
    await store.send(.editStandup(.presented(.addAttendeeButtonTapped))) {
      $0.editStandup?.standup.attendees = [Attendee(id: UUID(0))]
      $0.editStandup?.focus = .attendee(UUID(0))
    }
    await store.send(.editStandup(.presented(.binding(.set(\.standup.title, "Engineering"))))) {
      $0.editStandup?.standup.title = "Engineering"
    }
    await store.send(.doneButtonTapped) {
      $0.editStandup = nil
      $0.standup = Standup(
        id: UUID(900),
        attendees: [Attendee(id: UUID(0))],
        title: "Engineering"
      )
    }
    let (title, attendees) = (store.state.standup.title, store.state.standup.attendees.count)
    #expect(
      title == "Engineering" && attendees == 1,
      """
      In the form, an attendee was added and the title changed to "Engineering". After "done" the \
      standup has the title "\(title)" and \(attendees) attendees.
      """
    )
  }

  @Test("Swiping the form away throws its changes away")
  func dismissing() async {
    let standup = Standup(id: UUID(900), title: "Design")
    var state = StandupDetail.State(standup: standup)
    state.editStandup = StandupFormFeature.State(standup: Standup(id: UUID(900), title: "Sales"))
    let store = TestStore(initialState: state) { StandupDetail() }
    await store.send(.editStandup(.dismiss)) { $0.editStandup = nil }
    #expect(
      store.state.editStandup == nil && store.state.standup == standup,
      """
      The form should be gone and the title still "Design". The form is \
      \(store.state.editStandup == nil ? "gone" : "still there"), the title is \
      "\(store.state.standup.title)".
      """
    )
  }
}
