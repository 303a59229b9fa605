import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.complaints

@testable import Navigation

@MainActor
@Suite("5.3 The form that forgets", .timeLimit(.minutes(20))) struct FormThatForgetsTests {
  private typealias StandupDetail = FormThatForgets.StandupDetail

  private let design = Standup(id: UUID(900), title: "Design")

  private func makeStore(isEditing: Bool = true) -> StoreOf<StandupDetail> {
    Store(
      initialState: StandupDetail.State(
        editStandup: isEditing ? StandupFormFeature.State(standup: design) : nil,
        standup: design
      )
    ) {
      StandupDetail()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  /// Ends a check that could only mislead, since actions of the form do not reach it.
  private func requireForm(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore()
    store.send(.editStandup(.presented(.binding(.set(\.standup.title, "Engineering")))))
    let isTyped = store.editStandup?.standup.title == "Engineering"
    try #require(
      isTyped,
      """
      Not judged yet: actions of the form do not reach it. First let the check "What is typed into \
      the form is kept, without a warning" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  /// What a warning has seen, without the causes that it guesses: one of them would be the answer.
  private func withoutCauses(_ warning: String) -> Substring {
    let causes = warning.range(of: "There are two common causes")
    return warning[..<(causes?.lowerBound ?? warning.endIndex)]
  }

  @Test("What is typed into the form is kept, without a warning")
  func typing() async {
    for title in ["Engineering", "Sales"] {
      let store = makeStore()
      let issues = await complaints {
        // As a text field does.
        store.scope(\.editStandup, action: \.editStandup.presented)?.standup.title = title
      }
      let kept = store.editStandup?.standup.title ?? ""
      #expect(
        kept == title && issues.isEmpty,
        """
        "\(title)" was typed into the text field of the form, so its title should be that, and no \
        warning should be printed. The title is "\(kept)". \
        \(issues.isEmpty ? "No warning was printed." : "A warning was printed, and this is what it saw.")

        \(issues.first.map(withoutCauses) ?? "")
        """
      )
    }
  }

  @Test("The form runs by its own reducer")
  func ownReducer() throws {
    try requireForm()
    expectFormsOwnReducer {
      let store = makeStore()
      store.send(.editStandup(.presented(.addAttendeeButtonTapped)))
      return store.editStandup?.standup.title
    }
  }

  @Test("A tap on done takes over what the form holds")
  func done() throws {
    let store = makeStore(isEditing: false)
    store.send(.editButtonTapped)
    #expect(
      store.editStandup?.standup == design,
      "A tap on edit should open a form with the standup. Look at the case `editButtonTapped`."
    )
    store.send(.editStandup(.presented(.binding(.set(\.standup.title, "Engineering")))))
    store.send(.editStandup(.presented(.addAttendeeButtonTapped)))
    store.send(.doneButtonTapped)
    let isRight =
      store.standup.title == "Engineering" && store.standup.attendees.count == 1
      && store.editStandup == nil
    if !isRight { try requireForm() }
    #expect(
      isRight,
      """
      The title was changed to "Engineering" in the form, an attendee was added, and done was tapped. \
      The standup should have both, and the form be closed. The title is "\(store.standup.title)", the \
      standup has \(store.standup.attendees.count) attendees, and the form is \(store.editStandup == nil ? "closed" : "open").
      """
    )
  }

  @Test("A swipe closes the form, and takes nothing over")
  func dismissing() {
    let store = makeStore()
    store.send(.editStandup(.presented(.binding(.set(\.standup.title, "Sales")))))
    store.send(.editStandup(.dismiss))
    #expect(
      store.editStandup == nil && store.standup == design,
      """
      The form was swiped away. It should be closed, and the title still "Design". The form is \
      \(store.editStandup == nil ? "closed" : "open"), the title is "\(store.standup.title)".
      """
    )
  }
}
