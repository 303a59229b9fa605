import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@testable import Composition

@MainActor
@Suite("4.6 The result list", .timeLimit(.minutes(20))) struct ResultListTests {
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
        Of \(results.count) results \(count) are right, and `correctCount` is \(found). Look at \
        what it counts.
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
      should be \(expected), and left are \(left). All offsets count the rows as they were before \
      any of them was deleted.
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

  // MARK: The view

  /// Three results. The store notes the offsets that are deleted, and changes nothing.
  private func makeScreen(
    filter: Feature.Filter,
    deleted: LockIsolated<[IndexSet]> = LockIsolated([])
  ) -> Screen {
    let guesses = [(4, 4), (-7, 31), (52, 52)]
    let results = guesses.enumerated().map { index, guess in
      GameResult(
        counter: Counter.State(count: guess.0, secret: guess.1, id: UUID(index)),
        timeSpent: 1
      )
    }
    let state = Feature.State(results: IdentifiedArray(uniqueElements: results), filter: filter)
    let store = Store(initialState: state) {
      Reduce<Feature.State, Feature.Action> { _, action in
        if case .rowsDeleted(let offsets) = action { deleted.withValue { $0.append(offsets) } }
        return .none
      }
    }
    return Screen { ResultList.ListView(store: store) }
  }

  @Test(
    "The screen has a row for each result that the filter lets through",
    arguments: [
      (Feature.Filter.all, ["Secret: 4 Guess: 4", "Secret: 31 Guess: -7", "Secret: 52 Guess: 52"]),
      (.wrong, ["Secret: 31 Guess: -7"]),
    ]
  )
  func rows(filter: Feature.Filter, expected: [String]) {
    let name = ".\(filter)"
    let screen = makeScreen(filter: filter)
    let found = screen.texts.filter { $0.hasPrefix("Secret") || $0.hasPrefix("Guess") }
    let isExpected = found.joined(separator: " ") == expected.joined(separator: " ")
    #expect(
      isExpected,
      """
      With the filter \(name) there should be these rows, from the top: \(expected). The screen \
      says \(found). Look at the results that `ForEach` gets, and at the texts of a row.

      \(screen)
      """
    )
    let lines = "\(screen)".split(separator: "\n").filter { $0.contains("Secret") }
    #expect(
      lines.allSatisfy { $0.contains("Guess") } || !isExpected,
      """
      In each row, secret and guess should be side by side. Look at what they are in: which stack \
      does that?

      \(screen)
      """
    )
  }

  @Test("A row that is deleted sends its offset")
  func deletedRow() {
    let deleted = LockIsolated<[IndexSet]>([])
    let screen = makeScreen(filter: .all, deleted: deleted)
    let row = screen.elements(.row).first { $0.label.contains("Secret: 52") }
    guard screen.delete(row?.label ?? "Secret: 52 Guess: 52") else { return }
    let found = deleted.value.map(Array.init)
    #expect(
      found == [[2]],
      """
      The last of three rows was deleted. `rowsDeleted` should be sent once, with the offset [2]. \
      It was sent with \(found). Look at what `.onDelete` sends.

      \(screen)
      """
    )
  }

  @Test("Edit shows what deletes each row")
  func edit() {
    let screen = makeScreen(filter: .all)
    let before = "\(screen)".contains("⊖")
    let lines = "\(screen)".split(separator: "\n", omittingEmptySubsequences: false)
    let dividers = lines.indices.filter { lines[$0].hasPrefix("│──") }
    let isInBar = lines.indices.contains { index in
      lines[index].contains("Edit") && dividers.contains { abs($0 - index) == 1 }
    }
    guard screen.tap("Edit") else { return }
    #expect(
      isInBar,
      """
      "Edit" should be in the bar of the page, and it is among the rows. Look at where `EditButton()` stands.

      \(lines.joined(separator: "\n"))
      """
    )
    let during = "\(screen)".filter { $0 == "⊖" }.count
    #expect(
      !before && during == 3,
      """
      After a tap on "Edit" each of the three rows should show that it can be deleted, and \
      \(during) do. Look at what `.onDelete` is attached to.

      \(screen)
      """
    )
  }
}
