import ComposableArchitecture
import Testing

import func SuiteHelpers.expectEnd

@testable import Alerts

@MainActor
@Suite("6.7 Ask only when it matters") struct AskWhenItMattersTests {
  typealias Feature = AskWhenItMatters.GameFeature
  typealias ListState = GameResultListFeature.State

  private func makeStore(results: ListState, draft: ListState? = nil) -> StoreOf<Feature> {
    Store(initialState: Feature.State(draft: draft, results: results)) { Feature() }
  }

  private func description(_ store: StoreOf<Feature>) -> String {
    let alert = ShownAlert(of: store, state: \.$alert, action: \.alert)
    return """
      Results: \(numbers(store.results)); page: \(numbers(store.draft)); on the screen: \
      \(AlertsTests.description(alert)).
      """
  }

  /// Whether the results are these, and the page is closed, or open under the question.
  private func shows(_ store: StoreOf<Feature>, results: ListState, asking draft: ListState? = nil)
    -> Bool
  {
    store.results == results && store.draft == draft
      && store.alert == (draft == nil ? nil : .unsavedChanges)
  }

  @Test("After a change, going back asks, and changes nothing yet")
  func changed() async {
    let store = makeStore(results: .sample(1, 2, 3))
    store.send(.resultsButtonTapped)
    await expectEnd(of: store.send(.draft(.presented(.rowsDeleted(at: [0])))))
    store.send(.backButtonTapped)
    let isRight = shows(store, results: .sample(1, 2, 3), asking: .sample(2, 3))
    #expect(
      isRight,
      """
      The result 1 was removed on the page, and then Back was tapped. The question \
      `.unsavedChanges` should be asked; the page should still show [2, 3], and the results be \
      [1, 2, 3]. \(description(store)) Look at the situation in which the draft differs.
      """
    )
  }

  @Test("Without a change, going back just closes the page", arguments: [[1, 2], []])
  func unchanged(results: [Int]) {
    let list = results.isEmpty ? ListState.sample() : .sample(1, 2)
    let store = makeStore(results: list, draft: list)
    store.send(.backButtonTapped)
    let isRight = shows(store, results: list)
    #expect(
      isRight,
      """
      The page showed \(results), as the results are. Back should close it and ask nothing. \
      \(description(store)) Look at the situation in which nothing differs.
      """
    )
  }

  @Test("Where no page is open, going back does nothing", arguments: [[1, 2], []])
  func nothingOpen(results: [Int]) {
    let list = results.isEmpty ? ListState.sample() : .sample(1, 2)
    let store = makeStore(results: list)
    store.send(.backButtonTapped)
    let isRight = shows(store, results: list)
    #expect(
      isRight,
      """
      No page was open, and the results are \(results). Back should change nothing. \
      \(description(store)) Look at the situation in which `draft` is nil.
      """
    )
  }

  @Test("A list of the same length with another result is a change")
  func sameLength() {
    let store = makeStore(results: .sample(1, 2), draft: .sample(1, 3))
    store.send(.backButtonTapped)
    let isRight = shows(store, results: .sample(1, 2), asking: .sample(1, 3))
    #expect(
      isRight,
      """
      The results are [1, 2], and the page shows [1, 3]. Back should ask. \(description(store)) Look \
      at what is compared.
      """
    )
  }
}
