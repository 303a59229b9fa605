import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Presentation")
struct PresentationTests {
  private func parentStore(_ state: Presenter.State) -> TestStoreOf<Presenter> {
    TestStore(initialState: state) { Presenter() }
  }

  @Test("A child that the parent presents on dismissal stays")
  func replacedOnDismissal() async {
    let store = parentStore(Presenter.State(child: Sheet.State(), reopensOnDismissal: true))
    await store.send(.child(.dismiss)) {
      $0.child = Sheet.State(id: 99)
      $0.log = ["dismisses"]
    }
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
