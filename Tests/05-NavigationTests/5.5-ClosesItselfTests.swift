import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.expectEnd

@testable import Navigation

@MainActor
@Suite("5.5 A form that closes itself", .timeLimit(.minutes(20))) struct ClosesItselfTests {
  private typealias StandupForm = ClosesItself.StandupForm
  private typealias StandupsList = ClosesItself.StandupsList

  private let design = Standup(id: UUID(50), title: "Design")
  private let sales = Standup(id: UUID(60), title: "Sales")

  // MARK: The form by itself

  /// What happens around a form after a tap, in order.
  private func events(
    after tap: StandupForm.Action,
    in standup: Standup
  ) async -> [String] {
    let events = LockIsolated<[String]>([])
    let store = Store(initialState: StandupForm.State(standup: standup)) {
      StandupForm()
      Reduce { _, action in
        if case .delegate(.standupSaved(let standup)) = action {
          events.withValue { $0.append("tells that \"\(standup.title)\" was saved") }
        }
        return .none
      }
    } withDependencies: {
      $0.dismiss = DismissEffect { events.withValue { $0.append("closes itself") } }
    }
    await expectEnd(of: store.send(tap))
    return events.value
  }

  @Test("Cancel closes the form, and tells nothing")
  func cancelAlone() async {
    let events = await events(after: .cancelButtonTapped, in: sales)
    #expect(
      events == ["closes itself"],
      """
      After a tap on cancel, the form should close itself, and nothing else. What it did: \(events). \
      Look at the effect of `cancelButtonTapped`.
      """
    )
  }

  @Test("Save tells the parent first, and then closes the form")
  func saveAlone() async {
    for standup in [design, sales] {
      let events = await events(after: .saveButtonTapped, in: standup)
      #expect(
        events == ["tells that \"\(standup.title)\" was saved", "closes itself"],
        """
        After a tap on save, the form should tell that "\(standup.title)" was saved, and then close \
        itself. What it did: \(events). Look at the effect of `saveButtonTapped`, and at the order of \
        its lines.
        """
      )
    }
  }

  @Test("Save does nothing while the title is empty")
  func saveEmpty() async {
    let events = await events(after: .saveButtonTapped, in: Standup(id: UUID(70)))
    #expect(
      events == [],
      """
      The title is empty, so a tap on save should do nothing. What the form did: \(events). Look at \
      the beginning of the case `saveButtonTapped`.
      """
    )
  }

  // MARK: The form in the list

  private func makeStore() -> StoreOf<StandupsList> {
    let store = Store(
      initialState: StandupsList.State(
        addStandup: StandupForm.State(standup: sales),
        standups: [design]
      )
    ) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    // The task of the first action lasts as long as a child that is there from the beginning.
    store.send(.addStandup(.presented(.titleChanged("Sales"))))
    return store
  }

  @Test("A standup that was saved is in the list, and the form is closed")
  func save() async {
    let store = makeStore()
    await expectEnd(of: store.send(.addStandup(.presented(.saveButtonTapped))))
    let titles = store.standups.map(\.title)
    #expect(
      titles == ["Design", "Sales"],
      """
      "Sales" was saved in the form. The list should be ["Design", "Sales"], and it is \
      \(titles). Look at what `StandupsList` does with the action of the form's delegate.
      """
    )
    #expect(
      store.addStandup == nil,
      """
      After a tap on save the form should be closed, and it is open. Look at the last line of the \
      effect of `saveButtonTapped`.
      """
    )
  }

  @Test("The list adds what the form tells, and not at a tap")
  func listensToTheReport() async {
    let told = makeStore()
    let retro = Standup(id: UUID(80), title: "Retro")
    told.send(.addStandup(.presented(.delegate(.standupSaved(retro)))))
    let titles = told.standups.map(\.title)
    #expect(
      titles == ["Design", "Retro"],
      """
      The form told that "Retro" was saved. The list should be ["Design", "Retro"], and it is \
      \(titles). Look at the case with which the list listens: which action of the form is it for?
      """
    )
    let tapped = makeStore()
    tapped.send(.addStandup(.presented(.titleChanged(""))))
    await expectEnd(of: tapped.send(.addStandup(.presented(.saveButtonTapped))))
    let after = tapped.standups.map(\.title)
    #expect(
      after == ["Design"],
      """
      Save was tapped in a form without a title, which tells nothing. The list should still be \
      ["Design"], and it is \(after). Look at the case with which the list listens.
      """
    )
  }

  @Test("The form does its own work first, and the list only listens")
  func typing() {
    let store = makeStore()
    store.send(.addStandup(.presented(.titleChanged("Marketing"))))
    let title = store.addStandup?.standup.title
    #expect(
      title == "Marketing" && store.draft == nil,
      """
      "Marketing" was typed into the form, which is still open: the form should have this title, and \
      there should be no draft. The title is \(title.map { "\"\($0)\"" } ?? "gone"), the draft is \
      \(store.draft.map { "\"\($0.title)\"" } ?? "nil"). Look at which actions your cases are for.
      """
    )
  }

  @Test("A form that was closed without a save leaves its standup as a draft")
  func draft() async {
    for (name, action) in [
      ("cancel was tapped", PresentationAction.presented(StandupForm.Action.cancelButtonTapped)),
      ("the form was swiped away", .dismiss),
    ] {
      let store = makeStore()
      await expectEnd(of: store.send(.addStandup(action)))
      let titles = store.standups.map(\.title)
      #expect(
        titles == ["Design"],
        """
        In a form with "Sales" \(name). The list should still be ["Design"], and it is \(titles). Look at the \
        action that adds to the list.
        """
      )
      #expect(
        store.draft == sales && store.addStandup == nil,
        """
        In a form with "Sales" \(name). `draft` should be the standup of the form, and the form \
        closed. \(store.draft.map { "The title of `draft` is \"\($0.title)\"" } ?? "`draft` is nil"), \
        and the form is \(store.addStandup == nil ? "closed" : "open"). Look at the case for \
        `.dismiss`: it runs before `ifLet` sets the form to nil.
        """
      )
    }
  }

  @Test("After a save there is no draft")
  func noDraft() async {
    let store = makeStore()
    await expectEnd(of: store.send(.addStandup(.dismiss)))
    store.send(.addButtonTapped)
    store.send(.addStandup(.presented(.titleChanged("Marketing"))))
    await expectEnd(of: store.send(.addStandup(.presented(.saveButtonTapped))))
    #expect(
      store.draft == nil,
      """
      A form was swiped away, and then another one was saved. There should be no draft any more, and \
      it is "\(store.draft?.title ?? "")". A form that saves sends `.dismiss`, too, after its report. \
      Look at both cases.
      """
    )
  }
}
