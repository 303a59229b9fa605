import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.2 Present a form", .timeLimit(.minutes(20))) struct PresentAFormTests {
  private typealias StandupsList = PresentAForm.StandupsList

  private let design = Standup(id: UUID(50), title: "Design")

  private func makeStore(
    form: Standup? = nil,
    _ standups: IdentifiedArrayOf<Standup> = []
  ) -> StoreOf<StandupsList> {
    Store(
      initialState: StandupsList.State(
        addStandup: form.map { StandupFormFeature.State(standup: $0) },
        standups: standups
      )
    ) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private func describe(_ standups: some Collection<Standup>) -> String {
    let texts = standups.map { standup in
      let attendees = standup.attendees.map { "\(short($0.id))" }.joined(separator: ", ")
      return "“\(standup.title)” (id \(short(standup.id)), attendees [\(attendees)])"
    }
    return texts.isEmpty ? "empty" : texts.joined(separator: ", ")
  }

  /// The number from which an id was made.
  private func short(_ id: UUID) -> String {
    let number = id.uuidString.replacingOccurrences(of: "-", with: "")
    return Int(number, radix: 16).map { "\($0)" } ?? "\(id)"
  }

  // MARK: Without the form's own work

  @Test("A tap on add shows a form for a new standup with one attendee")
  func adding() {
    let store = makeStore([design])
    for (standup, attendee) in [(0, 1), (2, 3)] {
      store.send(.addButtonTapped)
      let shown = store.addStandup?.standup
      #expect(
        shown == Standup(id: UUID(standup), attendees: [Attendee(id: UUID(attendee))]),
        """
        `\\.uuid` gives ids with the numbers 0, 1, 2 and so on. The form should have a standup with \
        the id \(standup), no title, and one attendee with the id \(attendee). It has: \
        \(shown.map { describe([$0]) } ?? "no standup, since there is no form"). Look at the case \
        `addButtonTapped`, and at the order in which it asks for ids.
        """
      )
      #expect(
        store.standups == [design],
        """
        Nothing was saved, so the list should still be \(describe([design])). It is \
        \(describe(store.standups)). Look at the case `addButtonTapped`.
        """
      )
    }
  }

  @Test("A tap on save adds what the form holds, and closes the form")
  func saving() {
    for title in ["Point-Free Morning Sync", ""] {
      let new = Standup(id: UUID(70), attendees: [Attendee(id: UUID(71))], title: title)
      let store = makeStore(form: new, [design])
      store.send(.saveStandupButtonTapped)
      #expect(
        store.standups == [design, new] && store.addStandup == nil,
        """
        The form held \(describe([new])) when it was saved. The list should be \
        \(describe([design, new])), and the form closed. \(store.standups == [design, new]
          ? "The list is right." : "The list is \(describe(store.standups)).") \
        The form is \(store.addStandup == nil ? "closed" : "still open"). Look at the case \
        `saveStandupButtonTapped`.
        """
      )
    }
  }

  @Test("A save without a form changes nothing")
  func savingNothing() {
    let store = makeStore([design])
    store.send(.saveStandupButtonTapped)
    #expect(
      store.standups == [design] && store.addStandup == nil,
      """
      There was no form. The list should still be \(describe([design])), and it is \
      \(describe(store.standups)). Look at the case `saveStandupButtonTapped`.
      """
    )
  }

  // MARK: The form runs

  /// Ends a check that could only mislead, since actions of the form do not reach it.
  private func requireForm(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore(form: Standup(id: UUID(70)))
    store.send(.addStandup(.presented(.binding(.set(\.standup.title, "Design")))))
    let isTyped = store.addStandup?.standup.title == "Design"
    try #require(
      isTyped,
      """
      Not judged yet: actions of the form do not reach it. First let the check "What is typed into \
      the form is kept in the form" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("What is typed into the form is kept in the form")
  func typing() {
    let store = makeStore(form: Standup(id: UUID(70)), [design])
    store.send(.addStandup(.presented(.binding(.set(\.standup.title, "Engineering")))))
    let title = store.addStandup?.standup.title ?? ""
    #expect(
      title == "Engineering" && store.standups == [design],
      """
      "Engineering" was typed into the form. The title in the form should be that, and the list \
      should still be \(describe([design])). The title is "\(title)", the list \
      \(describe(store.standups)). Look at what runs `StandupFormFeature`.
      """
    )
  }

  @Test("The form runs by its own reducer")
  func ownReducer() throws {
    try requireForm()
    expectFormsOwnReducer {
      let store = makeStore(form: Standup(id: UUID(70)))
      store.send(.addStandup(.presented(.addAttendeeButtonTapped)))
      return store.addStandup?.standup.title
    }
  }

  @Test("A swipe closes the form, and saves nothing")
  func dismissing() throws {
    let store = makeStore(form: Standup(id: UUID(70)), [design])
    store.send(.addStandup(.dismiss))
    let isRight = store.addStandup == nil && store.standups == [design]
    if !isRight { try requireForm() }
    #expect(
      isRight,
      """
      The form was swiped away. It should be closed, and the list should still be \
      \(describe([design])). The form is \(store.addStandup == nil ? "closed" : "open"), the list is \
      \(describe(store.standups)). Look at what handles `.dismiss`.
      """
    )
  }
}
