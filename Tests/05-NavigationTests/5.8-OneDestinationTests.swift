import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.8 One destination at a time", .timeLimit(.minutes(1))) struct OneDestinationTests {
  private typealias Destination = OneDestination.Destination
  private typealias StandupDetail = OneDestination.StandupDetail
  private typealias StandupsList = OneDestination.StandupsList

  private let design = Standup(
    id: UUID(50),
    attendees: [Attendee(id: UUID(51)), Attendee(id: UUID(52))],
    title: "Design"
  )
  private let sales = Standup(id: UUID(60), title: "Sales")

  private func makeStore(_ destination: Destination.State? = nil) -> TestStoreOf<StandupsList> {
    TestStore(
      initialState: StandupsList.State(destination: destination, standups: [design, sales])
    ) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private var newForm: Destination.State {
    .form(
      StandupFormFeature.State(standup: Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    )
  }

  private func detail(_ standup: Standup) -> Destination.State {
    .detail(StandupDetail.State(standup: standup))
  }

  private func name(_ destination: Destination.State?) -> String {
    switch destination {
    case nil: "nothing"
    case .alert?: "an alert"
    case .detail(let detail)?: "the detail page of \(detail.standup.title)"
    case .form(let form)?:
      """
      a form with the title “\(form.standup.title)” and these ids of attendees: \
      \(form.standup.attendees.map(\.id))
      """
    }
  }

  private func expectShown(
    _ expected: Destination.State?,
    _ store: TestStoreOf<StandupsList>,
    after: String
  ) {
    let shown = store.state.destination
    let isShown = shown == expected
    #expect(
      isShown,
      "After \(after), \(name(expected)) should be in front. In front is \(name(shown))."
    )
  }

  // MARK: Where things lead

  @Test("Add leads to a form for a new standup")
  func add() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.destination = self.newForm }
    expectShown(newForm, store, after: "a tap on add")
  }

  @Test("A tap on a standup leads to its page, a tap on an unknown one nowhere")
  func tap() async {
    let store = makeStore()
    await store.send(.standupTapped(UUID(60))) { $0.destination = self.detail(self.sales) }
    expectShown(detail(sales), store, after: "a tap on Sales")
    await store.send(.standupTapped(UUID(404)))
    expectShown(detail(sales), store, after: "a tap on a standup that is not in the list")
  }

  @Test("One destination takes the place of the other")
  func replacing() async {
    let store = makeStore(detail(design))
    await store.send(.addButtonTapped) { $0.destination = self.newForm }
    expectShown(newForm, store, after: "a tap on add, from the page of Design")
    await store.send(.standupTapped(UUID(50))) { $0.destination = self.detail(self.design) }
    expectShown(detail(design), store, after: "a tap on Design, from the form")
  }

  @Test("Saving adds the form's standup, and closes the form")
  func saving() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.destination = self.newForm }
    await store.send(
      .destination(.presented(.form(.binding(.set(\.standup.title, "Engineering")))))
    ) {
      $0.$destination[case: \.form]?.standup.title = "Engineering"
    }
    let new = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Engineering")
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.standups = [self.design, self.sales, new]
    }
    expectShown(nil, store, after: "saving")
    let titles = store.state.standups.map(\.title)
    #expect(
      titles == ["Design", "Sales", "Engineering"],
      "The new standup, Engineering, should come last in the list. The list is \(titles)."
    )
  }

  @Test("Saving does nothing while there is no form")
  func savingElsewhere() async {
    for destination in [nil, detail(design)] {
      let store = makeStore(destination)
      await store.send(.saveButtonTapped)
      expectShown(
        destination,
        store,
        after: "a save that came while \(name(destination)) was in front"
      )
      let count = store.state.standups.count
      #expect(count == 2, "There was nothing to save, so the list should still have 2: \(count).")
    }
  }

  // MARK: The alert

  @Test("Deleting asks first: the alert takes the place of the detail page")
  func asking() async {
    let store = makeStore(detail(sales))
    await store.send(.destination(.presented(.detail(.deleteButtonTapped)))) {
      $0.destination = .alert(.deletion(of: self.sales))
    }
    expectShown(.alert(.deletion(of: sales)), store, after: "a tap on delete")
    let count = store.state.standups.count
    #expect(
      count == 2,
      "Nothing is deleted before the answer, but the list has \(count) of 2 left."
    )
  }

  @Test("A yes deletes the standup, and the alert goes by itself")
  func confirming() async {
    for (standup, left) in [(design, sales), (sales, design)] {
      let store = makeStore(.alert(.deletion(of: standup)))
      await store.send(.destination(.presented(.alert(.confirmDeletion(standup.id))))) {
        $0.destination = nil
        $0.standups = [left]
      }
      expectShown(nil, store, after: "the answer to the alert")
      let titles = store.state.standups.map(\.title)
      #expect(
        titles == [left.title],
        "\(standup.title) was to be deleted, and \(left.title) to stay. The list is \(titles)."
      )
    }
  }

  @Test("Whatever is in front can be dismissed")
  func dismissing() async {
    for destination in [newForm, detail(design), .alert(.deletion(of: design))] {
      let store = makeStore(destination)
      await store.send(.destination(.dismiss)) { $0.destination = nil }
      expectShown(nil, store, after: "dismissing \(name(destination))")
      let count = store.state.standups.count
      #expect(count == 2, "Dismissing should leave the list alone, but \(count) of 2 are left.")
    }
  }

  // MARK: The children

  @Test("The child that is in front runs")
  func children() async {
    let store = makeStore(detail(design))
    await store.send(.destination(.presented(.detail(.removeAttendeeButtonTapped(UUID(51)))))) {
      $0.$destination[case: \.detail]?.standup.attendees = [Attendee(id: UUID(52))]
    }
    await store.send(.addButtonTapped) { $0.destination = self.newForm }
    await store.send(.destination(.presented(.form(.addAttendeeButtonTapped)))) {
      $0.$destination[case: \.form]?.standup.attendees.append(Attendee(id: UUID(2)))
      $0.$destination[case: \.form]?.focus = .attendee(UUID(2))
    }
    guard case .form(let form)? = store.state.destination else {
      Issue.record("The form should be in front. In front is \(name(store.state.destination)).")
      return
    }
    #expect(
      form.standup.attendees.count == 2,
      """
      After one more attendee the form should have 2, and it has \(form.standup.attendees.count). \
      Who runs `StandupFormFeature`?
      """
    )
  }

  @Test("An action for a child that is not in front is reported, and changes nothing")
  func absentChild() async {
    let form = newForm
    let store = Store(
      initialState: StandupsList.State(destination: form, standups: [design, sales])
    ) {
      StandupsList()
    }
    let issues = await complaints {
      store.send(.destination(.presented(.detail(.removeAttendeeButtonTapped(UUID(51))))))
    }
    let isSame = store.destination == form && store.standups.count == 2
    #expect(
      issues.count == 1 && isSame,
      """
      While the form was in front, an action came from the detail page. It should be reported once, \
      and change nothing. Issues: \(issues.count); the state is \(isSame ? "the same" : "changed").
      """
    )
  }

  @Test("A delete that comes from a page that has gone asks nothing")
  func lateDelete() async {
    let form = newForm
    let store = Store(
      initialState: StandupsList.State(destination: form, standups: [design, sales])
    ) {
      StandupsList()
    }
    _ = await complaints { store.send(.destination(.presented(.detail(.deleteButtonTapped)))) }
    let shown = store.destination
    #expect(
      shown == form,
      "The form should stay in front, for there is no detail page. In front is \(name(shown))."
    )
  }

  // MARK: The title

  @Test("Every destination has its title")
  func titles() {
    let titles = [
      ("nothing", nil, "Standups"),
      ("a form", newForm, "New standup"),
      ("the page of Design", detail(design), "Design"),
      ("the page of Sales", detail(sales), "Sales"),
      ("the question about Sales", .alert(.deletion(of: sales)), "Delete Sales?"),
    ]
    for (name, destination, expected) in titles {
      let title = OneDestination.title(of: destination)
      #expect(
        title == expected,
        "With \(name) in front, the title should be “\(expected)”. It is “\(title)”."
      )
    }
  }
}
