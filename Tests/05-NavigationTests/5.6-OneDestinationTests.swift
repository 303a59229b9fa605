import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.expectEnd

@testable import Navigation

@MainActor
@Suite("5.6 One destination at a time", .timeLimit(.minutes(20))) struct OneDestinationTests {
  private typealias Destination = OneDestination.Destination
  private typealias StandupDetail = OneDestination.StandupDetail
  private typealias StandupsList = OneDestination.StandupsList

  private let design = Standup(
    id: UUID(50),
    attendees: [Attendee(id: UUID(51)), Attendee(id: UUID(52))],
    title: "Design"
  )
  private let sales = Standup(id: UUID(60), title: "Sales")

  private func makeStore(_ destination: Destination.State? = nil) -> StoreOf<StandupsList> {
    Store(
      initialState: StandupsList.State(destination: destination, standups: [design, sales])
    ) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private func form(_ title: String = "") -> Destination.State {
    .form(
      StandupFormFeature.State(
        standup: Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: title)
      )
    )
  }

  private func detail(_ standup: Standup) -> Destination.State {
    .detail(StandupDetail.State(standup: standup))
  }

  /// The page of a standup, with the question whether to delete it.
  private func question(_ standup: Standup) -> Destination.State {
    .detail(StandupDetail.State(alert: .deletion(of: standup), standup: standup))
  }

  private func name(_ destination: Destination.State?) -> String {
    switch destination {
    case nil: "nothing"
    case .detail(let detail)?:
      """
      \(detail.alert.map { "the alert “\(String(state: $0.title))” over " } ?? "")the detail page of \
      \(detail.standup.title) with \(attendees(detail.standup))
      """
    case .form(let form)?:
      "a form with the title “\(form.standup.title)” and \(attendees(form.standup))"
    }
  }

  /// Whether two destinations are the same, in what the task names.
  private func isSame(_ one: Destination.State?, _ other: Destination.State?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.detail(let one)?, .detail(let other)?):
      one.standup == other.standup && one.alert == other.alert
    case (.form(let one)?, .form(let other)?): one == other
    default: false
    }
  }

  private func attendees(_ standup: Standup) -> String {
    standup.attendees.count == 1 ? "1 attendee" : "\(standup.attendees.count) attendees"
  }

  /// Ends a check that could only mislead, since actions of what is in front do not reach it.
  private func requireChildren(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore(form())
    store.send(.destination(.presented(.form(.binding(.set(\.standup.title, "Design"))))))
    let isTyped = store.destination == form("Design")
    try #require(
      isTyped,
      """
      Not judged yet: actions of what is in front do not reach it. First let the check "The child \
      that is in front runs" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  /// - Returns: Whether it is as expected.
  @discardableResult
  private func expectShown(
    _ expected: Destination.State?,
    _ store: StoreOf<StandupsList>,
    after: String,
    look: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let shown = store.destination
    let isShown = isSame(shown, expected)
    let hint =
      !isShown && name(shown) == name(expected) ? " They differ in an id or in the focus." : ""
    #expect(
      isShown,
      """
      After \(after), \(name(expected)) should be in front. In front is \(name(shown)).\(hint) Look \
      at \(look).
      """,
      sourceLocation: sourceLocation
    )
    return isShown
  }

  private func expectStandups(
    _ expected: [String],
    _ store: StoreOf<StandupsList>,
    after: String,
    look: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let titles = store.standups.map(\.title)
    #expect(
      titles == expected,
      "After \(after), the list should be \(expected). It is \(titles). Look at \(look).",
      sourceLocation: sourceLocation
    )
  }

  // MARK: Where the actions of the list lead

  @Test("A tap on add leads to a form for a new standup")
  func add() {
    let store = makeStore()
    let look = "the case `addButtonTapped`, and at the order of its ids"
    store.send(.addButtonTapped)
    expectShown(form(), store, after: "a tap on add", look: look)
  }

  @Test("A tap on a standup leads to its page, a tap on an unknown one nowhere")
  func tap() {
    let store = makeStore()
    let look = "the case `standupTapped`"
    store.send(.standupTapped(UUID(60)))
    expectShown(detail(sales), store, after: "a tap on Sales", look: look)
    store.send(.standupTapped(UUID(404)))
    expectShown(
      detail(sales),
      store,
      after: "a tap on a standup that is not in the list",
      look: look
    )
  }

  @Test("One destination takes the place of the other")
  func replacing() {
    let store = makeStore(detail(design))
    store.send(.addButtonTapped)
    expectShown(
      form(),
      store,
      after: "a tap on add, from the page of Design",
      look: "the case `addButtonTapped`"
    )
    store.send(.standupTapped(UUID(50)))
    expectShown(
      detail(design),
      store,
      after: "a tap on Design, from the form",
      look: "the case `standupTapped`"
    )
  }

  @Test("A tap on save adds the standup of the form, and does nothing without one")
  func saving() {
    for title in ["Engineering", ""] {
      let store = makeStore(form(title))
      let look = "the case `saveButtonTapped`"
      store.send(.saveButtonTapped)
      expectShown(nil, store, after: "a tap on save", look: look)
      expectStandups(["Design", "Sales", title], store, after: "a tap on save", look: look)
    }
    for destination in [nil, detail(design)] {
      let store = makeStore(destination)
      let after = "a save that came while \(name(destination)) was in front"
      let look = "the case `saveButtonTapped`"
      store.send(.saveButtonTapped)
      expectShown(destination, store, after: after, look: look)
      expectStandups(["Design", "Sales"], store, after: after, look: look)
    }
  }

  // MARK: The children run

  @Test("The child that is in front runs")
  func children() {
    let look = "what runs the reducers of `Destination`"
    let store = makeStore(detail(design))
    store.send(.destination(.presented(.detail(.removeAttendeeButtonTapped(UUID(51))))))
    var changed = design
    changed.attendees = [Attendee(id: UUID(52))]
    guard
      expectShown(
        detail(changed),
        store,
        after: "a tap that removes one of two attendees on the detail page",
        look: look
      )
    else { return }
    let editing = makeStore(form())
    editing.send(.destination(.presented(.form(.binding(.set(\.standup.title, "Engineering"))))))
    expectShown(form("Engineering"), editing, after: "typing into the form", look: look)
  }

  @Test("The form runs by its own reducer")
  func ownReducer() throws {
    try requireChildren()
    expectFormsOwnReducer {
      let store = makeStore(form())
      store.send(.destination(.presented(.form(.addAttendeeButtonTapped))))
      guard case .form(let form)? = store.destination else { return nil }
      return form.standup.title
    }
  }

  // MARK: The title

  @Test("Every destination has its title")
  func titles() {
    let titles = [
      ("nothing", nil, "Standups"),
      ("a form", form(), "New standup"),
      ("the page of Design", detail(design), "Design"),
      ("the page of Sales", detail(sales), "Sales"),
      ("a question over the page of Sales", question(sales), "Sales"),
    ]
    for (name, destination, expected) in titles {
      let title = OneDestination.title(of: destination)
      #expect(
        title == expected,
        """
        With \(name) in front, the title should be “\(expected)”. It is “\(title)”. Look at \
        `title(of:)`.
        """
      )
    }
  }

  // A good place to stop: The list with its two pages

  // MARK: The page that asks

  @Test("A tap on delete asks first, over the page")
  func asking() throws {
    for standup in [design, sales] {
      let store = makeStore(detail(standup))
      let look = "the case `deleteButtonTapped` of the page"
      store.send(.destination(.presented(.detail(.deleteButtonTapped))))
      if isSame(store.destination, detail(standup)) { try requireChildren() }
      expectShown(question(standup), store, after: "a tap on delete", look: look)
      expectStandups(["Design", "Sales"], store, after: "a tap on delete", look: look)
    }
  }

  @Test("Keep leaves the page as it was")
  func keeping() async throws {
    try requireChildren()
    let store = makeStore()
    let after = "a tap on delete, and then on Keep"
    let look = "the case `deleteButtonTapped` of the page, and at when the page closes"
    store.send(.standupTapped(sales.id))
    await expectEnd(of: store.send(.destination(.presented(.detail(.deleteButtonTapped)))))
    await expectEnd(of: store.send(.destination(.presented(.detail(.alert(.dismiss))))))
    expectShown(detail(sales), store, after: after, look: look)
    expectStandups(["Design", "Sales"], store, after: after, look: look)
  }

  @Test("A confirmed deletion removes the standup, and closes its page")
  func confirming() async throws {
    try requireChildren()
    for (standup, left) in [(design, sales), (sales, design)] {
      let store = makeStore(question(standup))
      // The task of the first action lasts as long as a child that is there from the beginning.
      store.send(.destination(.presented(.detail(.removeAttendeeButtonTapped(UUID(404))))))
      let after = "the answer that \(standup.title) is to be deleted"
      await expectEnd(
        of: store.send(.destination(.presented(.detail(.alert(.presented(.confirmDeletion))))))
      )
      expectStandups(
        [left.title],
        store,
        after: after,
        look: """
          what the page does after `confirmDeletion`, in which order, and at the case of the list for \
          what the page tells
          """
      )
      expectShown(
        nil,
        store,
        after: after,
        look:
          "the last line of the effect of the page after `confirmDeletion`: what closes the page?"
      )
    }
  }

  @Test("The list removes the standup that its page names")
  func listensToThePage() throws {
    try requireChildren()
    let store = makeStore(detail(design))
    store.send(.destination(.presented(.detail(.delegate(.deletionConfirmed(sales.id))))))
    expectStandups(
      ["Design"],
      store,
      after: "`deletionConfirmed` with the id of Sales, from the page of Design",
      look: "the case of the list for what the page tells: how the page asks is its own business"
    )
  }

  @Test("A page by itself tells that its standup is to be deleted, and then asks to be closed")
  func pageAlone() async {
    for standup in [design, sales] {
      let events = LockIsolated<[String]>([])
      let store = Store(
        initialState: StandupDetail.State(alert: .deletion(of: standup), standup: standup)
      ) {
        StandupDetail()
        Reduce { _, action in
          if case .delegate(.deletionConfirmed(let id)) = action {
            events.withValue { $0.append(id == standup.id ? "tells it" : "tells another id") }
          }
          return .none
        }
      } withDependencies: {
        $0.dismiss = DismissEffect { events.withValue { $0.append("asks to be closed") } }
      }
      await expectEnd(of: store.send(.alert(.presented(.confirmDeletion))))
      let seen = events.value
      #expect(
        seen == ["tells it", "asks to be closed"],
        """
        A page that runs without a list got the answer that \(standup.title) is to be deleted. \
        Expected: ["tells it", "asks to be closed"]. Seen: \(seen). Look at the effect of the page \
        after `confirmDeletion`, and at 5.5.
        """
      )
    }
  }
}
