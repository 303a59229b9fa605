import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import class SuiteHelpers.HeldRequests
import struct SuiteHelpers.OwnTests
import func SuiteHelpers.waitFor

@testable import Navigation

@MainActor
@Suite("5.16 Lost and found", .timeLimit(.minutes(20))) struct LostAndFoundTests {
  private struct Unreachable: Error {}

  /// The screen, on which something was found and written down.
  private func makeScreen(
    _ what: String,
    _ office: HeldRequests<Void> = HeldRequests()
  ) -> (screen: Screen, store: StoreOf<LostAndFound.Page>) {
    let store = Store(initialState: LostAndFound.Page.State()) {
      LostAndFound.Page()
    } withDependencies: {
      $0.office.send = { try await office.answer(to: $0.what) }
      $0.uuid = .incrementing
    }
    let screen = Screen { LostAndFound.PageView(store: store) }
    if screen.tap("I found something") { screen.type(what, into: "What is it?") }
    return (screen, store)
  }

  @Test(
    "Your tests show what is wrong",
    .disabled("`Scripts/workbook run 5.16` runs your tests on other features.")
  )
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "5.16-LostAndFoundOwnTests.swift")
      .expectPass(on: "this feature", advice: "Compare both with the wish.")
  }

  @Test("The page stays until the office has the find, which is in the list from then on")
  func sending() async {
    let office = HeldRequests<Void>()
    let (screen, store) = makeScreen("A green cap", office)
    guard screen.tap("Send") else { return }
    await waitFor { !office.names.isEmpty }
    await screen.settle()
    let (stays, early) = (store.report != nil, store.finds.map(\.what))
    office.answerAll { _ in .success(()) }
    await waitFor(on: screen) { store.report == nil && !store.finds.isEmpty }
    let closes = store.report == nil
    let late = store.finds.map(\.what)
    #expect(
      stays && early.isEmpty && closes && late == ["A green cap"],
      """
      "Send" was tapped, and the office had not answered yet: the page should be open, and nothing in the \
      list. The page was \(stays ? "open" : "closed"), and in the list was \(early). Then the office had \
      the find: the page should be closed, and the find in the list. The page was \
      \(closes ? "closed" : "open"), and in the list was \(late). Look at who closes the page, and at \
      which action the list listens to.

      \(screen)
      """
    )
  }

  @Test("What is not sent is not in the list, and the page stays and says so")
  func notSent() async {
    let office = HeldRequests<Void>()
    office.answerAll { _ in .failure(Unreachable()) }
    let (screen, store) = makeScreen("A watch", office)
    guard screen.tap("Send") else { return }
    await waitFor(on: screen) { store.report?.isNotSent == true }
    #expect(
      screen.shows("Not sent") && store.report?.find.what == "A watch" && store.finds.isEmpty,
      """
      The office could not be reached. The page should be there with "A watch" and "Not sent", and nothing \
      in the list. There is \(store.report.map { "\"\($0.find.what)\" on the page" } ?? "no page"), and in \
      the list is \(store.finds.map(\.what)). Look at what happens at the tap, and what at the answer.

      \(screen)
      """
    )
  }

  @Test("Cancel closes the page, which the feature decides")
  func cancel() async {
    let (screen, tapped) = makeScreen("A ball")
    guard screen.tap("Cancel") else { return }
    await waitFor(on: screen) { tapped.report == nil }
    let (_, sent) = makeScreen("A ball")
    sent.send(.report(.presented(.cancelButtonTapped)))
    await waitFor { sent.report == nil }
    #expect(
      tapped.report == nil && sent.report == nil && tapped.finds.isEmpty,
      """
      After a tap on "Cancel" the page should be closed, and it is \(tapped.report == nil ? "closed" : "open"). \
      After the action `cancelButtonTapped` alone it should be closed too, and it is \
      \(sent.report == nil ? "closed" : "open"). Look at the button, and at the case for its action.
      """
    )
  }

  private func payload<Payload, Action>(of action: (Payload) -> Action) -> Any.Type { Payload.self }

  @Test("The answer of the office has today's type")
  func spelling() {
    let found = payload(of: LostAndFound.Report.Action.sent)
    let isToday = found == Result<LostAndFound.Find, any Error>.self
    #expect(
      isToday,
      """
      `sent` carries a `\(found)`. Read what the compiler warns of, and write today's type.
      """
    )
  }
}
