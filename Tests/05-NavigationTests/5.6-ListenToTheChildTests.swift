import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.6 Listen to the child", .timeLimit(.minutes(5))) struct ListenToTheChildTests {
  private typealias StandupsList = ListenToTheChild.StandupsList

  private let design = Standup(id: UUID(900), title: "Design")

  private func makeStore() -> StoreOf<StandupsList> {
    Store(
      initialState: StandupsList.State(addStandup: StandupFormFeature.State(standup: design))
    ) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("Every attendee that the form adds is counted")
  func counting() {
    for number in [1, 2, 5] {
      let store = makeStore()
      for _ in 0..<number {
        store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
      }
      #expect(
        store.attendeesAdded == number,
        """
        The button of the form was tapped \(number == 1 ? "once" : "\(number) times"), so \
        `attendeesAdded` should be \(number). It is \(store.attendeesAdded). Look at the \
        cases above `addStandup`.
        """
      )
    }
  }

  @Test("The form still does its own work, once")
  func childWorks() {
    let store = makeStore()
    store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
    let attendees = store.addStandup?.standup.attendees.count ?? 0
    #expect(
      attendees == 1,
      """
      One tap on the button of the form should give one attendee, and there are \(attendees). The \
      form adds it by itself; look at what your case does besides counting.
      """
    )
  }

  @Test("Nothing else that the form does is counted")
  func otherActions() {
    let store = makeStore()
    store.send(.addStandup(.presented(.binding(.set(\.standup.title, "Morning")))))
    store.send(.addStandup(.presented(.binding(.set(\.focus, nil)))))
    store.send(.addStandup(.dismiss))
    store.send(.addButtonTapped)
    #expect(
      store.attendeesAdded == 0,
      """
      There was typing, the keyboard and the form were closed, and another form was opened. No \
      attendee was added, so `attendeesAdded` should be 0. It is \(store.attendeesAdded). Look at \
      how special the pattern of your case is.
      """
    )
  }

  @Test("The count outlives the form")
  func countStays() {
    let store = makeStore()
    store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
    store.send(.addStandup(.dismiss))
    store.send(.addButtonTapped)
    store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
    #expect(
      store.attendeesAdded == 2,
      """
      One attendee was added before the form was closed, and one in the next form. `attendeesAdded` \
      should be 2, and it is \(store.attendeesAdded). Look at how your case counts.
      """
    )
  }

  @Test("A form that is swiped away leaves its standup as a draft")
  func draft() {
    let store = makeStore()
    store.send(.addStandup(.presented(.binding(.set(\.standup.title, "Sales")))))
    #expect(
      store.draft == nil,
      "While the form is open there should be no draft yet. Look at which action sets `draft`."
    )
    store.send(.addStandup(.dismiss))
    var expected = design
    expected.title = "Sales"
    #expect(
      store.draft == expected,
      """
      The form with the title "Sales" was swiped away, so `draft` should be its standup. \
      \(store.draft.map { "The title of `draft` is \"\($0.title)\"" } ?? "`draft` is nil"). Look at \
      the case for the swipe: the parent runs while the form is still there.
      """
    )
    #expect(
      store.addStandup == nil,
      "After the swipe the form should be closed, and it is open. Look at the case for the swipe."
    )
  }
}
