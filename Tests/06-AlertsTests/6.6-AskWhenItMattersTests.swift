import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.3 Ask only when it matters") struct AskWhenItMattersTests {
  typealias Feature = AskWhenItMatters.GameFeature
  typealias ListState = GameResultListFeature.State

  private let page = UUID(99)

  private func makeStore(
    results: ListState,
    draft: ListState? = nil
  ) -> TestStoreOf<Feature> {
    TestStore(
      initialState: Feature.State(
        resultState: results,
        resultListState: draft.map { Identified($0, id: page) }
      )
    ) {
      Feature()
    }
  }

  @Test("After a change, going back asks, and changes nothing yet")
  func changed() async {
    let store = makeStore(results: .sample(1, 2, 3))
    await store.send(.setNavigation(page)) {
      $0.resultListState = Identified(.sample(1, 2, 3), id: page)
    }
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultListState = Identified(.sample(2, 3), id: page)
    }
    await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  }

  @Test("Without a change, going back just closes the page")
  func unchanged() async {
    let store = makeStore(results: .sample(1, 2), draft: .sample(1, 2))
    await store.send(.setNavigation(nil)) { $0.resultListState = nil }
  }

  @Test("Where no page is open there is nothing to ask, with results or without")
  func nothingOpen() async {
    for results in [ListState.sample(1, 2), .sample()] {
      let store = makeStore(results: results)
      await store.send(.setNavigation(nil))
      #expect(
        store.state.alert == nil,
        """
        No page was open, and going back asked whether to save. There are three situations: no page, \
        a page without changes, a page with changes.
        """
      )
    }
  }

  @Test("An empty list that was empty before is no change")
  func emptyDraft() async {
    let store = makeStore(results: .sample(), draft: .sample())
    await store.send(.setNavigation(nil)) { $0.resultListState = nil }
  }

  @Test("A list of the same length with another result is a change")
  func sameLength() async {
    let store = makeStore(results: .sample(1, 2), draft: .sample(1, 3))
    await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  }
}
