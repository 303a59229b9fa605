import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.4 Present a form", .timeLimit(.minutes(1))) struct PresentAFormTests {
  private typealias StandupsList = PresentAForm.StandupsList

  private func makeStore(
    _ state: StandupsList.State = StandupsList.State()
  ) -> TestStoreOf<StandupsList> {
    TestStore(initialState: state) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private func form(_ standup: Standup) -> StandupFormFeature.State {
    StandupFormFeature.State(standup: standup)
  }

  private func describe(_ standups: some Collection<Standup>) -> String {
    standups.map { "“\($0.title)” with \($0.attendees.count) attendees, id \($0.id)" }.description
  }

  @Test("Adding shows a form for a new standup with one attendee")
  func adding() async {
    let store = makeStore()
    await store.send(.addButtonTapped) {
      $0.addStandup = form(Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    }
    let shown = store.state.addStandup?.standup
    #expect(
      shown?.id == UUID(0) && shown?.attendees.map(\.id) == [UUID(1)],
      """
      The first id that is drawn belongs to the standup, the second one to its attendee. The form \
      shows \(shown.map { describe([$0]) } ?? "nothing"). Where do your ids come from?
      """
    )
  }

  @Test("What is typed into the form is kept in the form, and not in the list")
  func typing() async {
    let old = Standup(id: UUID(50), title: "Design")
    let store = makeStore(StandupsList.State(standups: [old]))
    await store.send(.addButtonTapped) {
      $0.addStandup = form(Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    }
    await store.send(.addStandup(.presented(.binding(.set(\.standup.title, "Engineering"))))) {
      $0.addStandup?.standup.title = "Engineering"
    }
    let title = store.state.addStandup?.standup.title
    #expect(
      title == "Engineering" && store.state.standups == [old],
      """
      "Engineering" was typed into the form. The form's title should be that, and the list still \
      have one standup, "Design". The form's title is \(title.map { "“\($0)”" } ?? "not there"), the \
      list \(describe(store.state.standups)). Does the form run at all?
      """
    )
  }

  @Test("The form's own buttons work")
  func attendees() async {
    let store = makeStore()
    await store.send(.addButtonTapped) {
      $0.addStandup = form(Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    }
    await store.send(.addStandup(.presented(.addAttendeeButtonTapped))) {
      $0.addStandup?.standup.attendees = [Attendee(id: UUID(1)), Attendee(id: UUID(2))]
      $0.addStandup?.focus = .attendee(UUID(2))
    }
    let count = store.state.addStandup?.standup.attendees.count
    #expect(
      count == 2,
      """
      After one more attendee was asked for, the form should have 2. It has \
      \(count.map { "\($0)" } ?? "no form"). It is `StandupFormFeature` that adds them.
      """
    )
  }

  @Test("Saving adds what the form holds, and lets the form go")
  func saving() async {
    var generator = SeededGenerator(seed: 54)
    let titles = [
      "Point-Free Morning Sync", "Standup \(Int.random(in: 1...999, using: &generator))",
    ]
    for title in titles {
      let old = Standup(id: UUID(50), title: "Design")
      let store = makeStore(StandupsList.State(standups: [old]))
      await store.send(.addButtonTapped) {
        $0.addStandup = form(Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
      }
      await store.send(.addStandup(.presented(.binding(.set(\.standup.title, title))))) {
        $0.addStandup?.standup.title = title
      }
      let new = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: title)
      await store.send(.saveStandupButtonTapped) {
        $0.addStandup = nil
        $0.standups = [old, new]
      }
      #expect(
        store.state.standups == [old, new] && store.state.addStandup == nil,
        """
        "\(title)" was saved. The list should be \(describe([old, new])), and the form gone. The \
        list is \(describe(store.state.standups)), and the form is \
        \(store.state.addStandup == nil ? "gone" : "still there").
        """
      )
    }
  }

  @Test("Saving without a form changes nothing")
  func savingNothing() async {
    let old = Standup(id: UUID(50), title: "Design")
    let store = makeStore(StandupsList.State(standups: [old]))
    await store.send(.saveStandupButtonTapped)
    #expect(
      store.state.standups == [old],
      """
      There was no form, so there was nothing to save. The list should still be \
      \(describe([old])), and it is \(describe(store.state.standups)).
      """
    )
  }

  @Test("Swiping the form away lets it go, and saves nothing")
  func dismissing() async {
    let store = makeStore()
    await store.send(.addButtonTapped) {
      $0.addStandup = form(Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    }
    await store.send(.addStandup(.dismiss)) { $0.addStandup = nil }
    #expect(
      store.state.addStandup == nil && store.state.standups.isEmpty,
      """
      The form was swiped away. It should be gone, and the list still be empty. The form is \
      \(store.state.addStandup == nil ? "gone" : "still there"), the list is \
      \(describe(store.state.standups)). What turns `.dismiss` into nil?
      """
    )
  }

  @Test("Each new standup has ids of its own")
  func addingTwice() async {
    let store = makeStore()
    await store.send(.addButtonTapped) {
      $0.addStandup = form(Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    }
    await store.send(.saveStandupButtonTapped) {
      $0.addStandup = nil
      $0.standups = [Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])]
    }
    await store.send(.addButtonTapped) {
      $0.addStandup = form(Standup(id: UUID(2), attendees: [Attendee(id: UUID(3))]))
    }
    let second = store.state.addStandup?.standup
    #expect(
      second?.id == UUID(2) && second?.attendees.map(\.id) == [UUID(3)],
      """
      A second standup should draw new ids, the numbers 2 and 3. The form shows \
      \(second.map { describe([$0]) } ?? "nothing").
      """
    )
  }

  @Test("An action for a form that is not there is reported")
  func nothingPresented() async {
    let store = Store(initialState: StandupsList.State()) { StandupsList() }
    let issues = await complaints { store.send(.addStandup(.presented(.addAttendeeButtonTapped))) }
    #expect(
      issues.count == 1,
      """
      The form was asked for an attendee while it was not there. Such a mistake should be reported, \
      once. Issues reported: \(issues.count). Who looks after the form?
      """
    )
  }
}
