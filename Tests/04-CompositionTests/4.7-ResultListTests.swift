import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.7 The result list") struct ResultListTests {
  typealias Feature = ResultList.Feature

  /// Results with the ids 0, 1, 2 …; each is right or wrong.
  private func makeStore(_ isCorrect: [Bool], filter: Feature.Filter = .all) -> StoreOf<Feature> {
    let results = isCorrect.enumerated().map { index, isCorrect in
      GameResult(
        counter: Counter.State(count: 5, secret: isCorrect ? 5 : 8, id: UUID(index)),
        timeSpent: 1
      )
    }
    let state = Feature.State(results: IdentifiedArray(uniqueElements: results), filter: filter)
    return Store(initialState: state) { Feature() }
  }

  /// The numbers of results, in order.
  private func numbers(_ results: IdentifiedArrayOf<GameResult>) -> [Int] {
    results.map { Int($0.id.uuid.15) }
  }

  /// Right are the results 0, 3 and 4; wrong are 1, 2 and 5.
  private let six = [true, false, false, true, true, false]

  @Test("The right results are counted")
  func correctCount() {
    for (results, count) in [(six, 3), ([], 0), ([false], 0), ([true, true], 2)] {
      let found = makeStore(results).correctCount
      #expect(
        found == count,
        """
        Of \(results.count) results \(count) are right, and `correctCount` is \(found). Look at what it \
        counts.
        """
      )
    }
  }

  @Test("The count does not depend on what is shown", arguments: Feature.Filter.allCases)
  func countIsOfAll(filter: Feature.Filter) {
    let name = ".\(filter)"
    let found = makeStore(six, filter: filter).correctCount
    #expect(
      found == 3,
      """
      Three of six results are right. With the filter \(name), `correctCount` should be 3 as well, \
      and it is \(found). Look at which results it counts.
      """
    )
  }

  @Test(
    "The list shows what the filter lets through, in order",
    arguments: [
      (Feature.Filter.all, [0, 1, 2, 3, 4, 5]), (.right, [0, 3, 4]), (.wrong, [1, 2, 5]),
    ]
  )
  func visible(filter: Feature.Filter, expected: [Int]) {
    let name = ".\(filter)"
    let store = makeStore(six)
    store.send(.filterChanged(filter))
    let visible = numbers(store.visibleResults)
    #expect(
      visible == expected,
      """
      The results 0, 3 and 4 are right, the results 1, 2 and 5 are wrong. With the filter \(name) \
      the list should show \(expected), and it shows \(visible). Look at `visibleResults`.
      """
    )
    let all = numbers(store.results)
    #expect(
      all == [0, 1, 2, 3, 4, 5],
      """
      A filter hides results and removes none. All six should still be in `results`, and there are \
      \(all). Look at what assigns to `results`.
      """
    )
  }

  @Test(
    "Without a filter, the rows at the offsets are removed",
    arguments: [
      ([0], [1, 2, 3, 4, 5]), ([5], [0, 1, 2, 3, 4]), ([1, 2, 4], [0, 3, 5]),
      ([0, 1, 2, 3, 4, 5], []), ([], [0, 1, 2, 3, 4, 5]),
    ]
  )
  func deletion(offsets: [Int], expected: [Int]) {
    let store = makeStore(six)
    store.send(.rowsDeleted(at: IndexSet(offsets)))
    let left = numbers(store.results)
    #expect(
      left == expected,
      """
      The list shows the results 0 to 5, and the rows at the offsets \(offsets) are deleted. Left \
      should be \(expected), and left are \(left). All offsets count the rows as they were before any \
      of them was deleted.
      """
    )
  }

  @Test(
    "With a filter, the rows that are shown at the offsets are removed",
    arguments: [
      (Feature.Filter.right, [1], [0, 1, 2, 4, 5]), (.right, [0, 2], [1, 2, 3, 5]),
      (.wrong, [0], [0, 2, 3, 4, 5]), (.wrong, [0, 1, 2], [0, 3, 4]),
    ]
  )
  func filteredDeletion(filter: Feature.Filter, offsets: [Int], expected: [Int]) {
    let name = ".\(filter)"
    let store = makeStore(six, filter: filter)
    let shown = filter == .right ? [0, 3, 4] : [1, 2, 5]
    store.send(.rowsDeleted(at: IndexSet(offsets)))
    let left = numbers(store.results)
    #expect(
      left == expected,
      """
      With the filter \(name) the list shows the results \(shown), and the rows at the offsets \
      \(offsets) are deleted. Left should be \(expected), and left are \(left). Look at which list \
      your code counts the offsets in, and at when it counts.
      """
    )
  }

  @Test("What is hidden stays when everything that is shown is deleted")
  func hiddenResults() {
    let store = makeStore(six, filter: .right)
    store.send(.rowsDeleted(at: [0, 1, 2]))
    store.send(.filterChanged(.all))
    let visible = numbers(store.visibleResults)
    #expect(
      visible == [1, 2, 5] && store.correctCount == 0,
      """
      All right results were deleted. With the filter .all the list should show the results 1, 2 and 5, \
      none of them right. It shows \(visible), and `correctCount` is \(store.correctCount). Look at \
      `rowsDeleted`.
      """
    )
  }
}
