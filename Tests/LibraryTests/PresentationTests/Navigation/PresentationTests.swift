import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Presentation")
struct PresentationTests {
  @Test("A child that the parent presents on dismissal stays")
  func replacedOnDismissal() async {
    let state = Presenter.State(child: Sheet.State(), reopensOnDismissal: true)
    let store = TestStore(initialState: state) { Presenter() }
    await store.send(.child(.dismiss)) { $0.child = Sheet.State(id: 99) }
  }

  @Test("The report names the place and the action, and says what happened")
  func report() async {
    let reports = await reports(of: {
      let store = Store(initialState: Presenter.State()) { Presenter() }
      store.send(.child(.presented(.incrementButtonTapped)))
    })
    #expect(reports.messages.count == 1)
    for part in ["Features.swift:", "incrementButtonTapped", "nothing is presented"] {
      #expect(reports.messages.first?.contains(part) == true)
    }
  }
}
