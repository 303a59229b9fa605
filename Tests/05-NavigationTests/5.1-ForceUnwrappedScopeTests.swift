import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.RunningWork
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.complaints
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectOwnReducer
import func SuiteHelpers.letOthersRun
import func SuiteHelpers.waitFor

@testable import Navigation

@MainActor
@Suite("5.1 The force-unwrapped scope", .timeLimit(.minutes(20)))
struct ForceUnwrappedScopeTests {
  private typealias GameFeature = ForceUnwrappedScope.GameFeature
  private typealias OpenList = ForceUnwrappedScope.OpenList

  private let clock = WatchedClock()

  private func results(_ numbers: [Int]) -> IdentifiedArrayOf<GameResult> {
    IdentifiedArray(uniqueElements: numbers.map { GameResult.sample($0) })
  }

  /// A game with some results, and perhaps an open list.
  private func makeStore(_ numbers: [Int], isOpen: Bool = true) -> StoreOf<GameFeature> {
    Store(
      initialState: GameFeature.State(
        results: results(numbers),
        resultListState: isOpen ? OpenList.State(results: results(numbers)) : nil
      )
    ) {
      GameFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  /// Ends a check that could only mislead, since actions of the list do not reach it.
  private func requireList(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore([1, 2])
    store.send(.listResult(.rowsDeleted(at: [0])))
    let isDeleted = store.resultListState?.results.numbers == [2]
    try #require(
      isDeleted,
      """
      Not judged yet: actions of the list do not reach it. First let the check "An action of the list \
      changes the copy, and not the results of the game" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("An action of the list changes the copy, and not the results of the game")
  func open() {
    let store = makeStore([1, 2, 3])
    store.send(.listResult(.rowsDeleted(at: [0, 1])))
    let copy = store.resultListState?.results.numbers ?? []
    #expect(
      copy == [3] && store.results.numbers == [1, 2, 3],
      """
      Rows 1 and 2 were deleted on the open page. The copy of the page should be [3], and the \
      results of the game still [1, 2, 3]. The copy is \(copy), the results are \
      \(store.results.numbers). Look at what runs `OpenList`, and on which part of the state.
      """
    )
  }

  @Test("An action that comes while the list is closed is reported, and changes nothing")
  func closed() async throws {
    let store = makeStore([1, 2, 3], isOpen: false)
    let issues = await complaints { store.send(.listResult(.rowsDeleted(at: [0]))) }
    let isUnchanged = store.results.numbers == [1, 2, 3] && store.resultListState == nil
    if isUnchanged && issues.isEmpty { try requireList() }
    #expect(
      isUnchanged,
      """
      The list was closed when its action came, so the results should still be [1, 2, 3], and the \
      list closed. The results are \(store.results.numbers), and the list is \
      \(store.resultListState == nil ? "closed" : "open"). Look at what runs `OpenList`.
      """
    )
    #expect(
      issues.count == 1,
      """
      An action for a page that is not there is a mistake somewhere, so one issue should be \
      reported. Reported were \(issues.count). Look at what runs `OpenList`: does it know that there \
      may be no list?
      """
    )
  }

  @Test("The list runs by its own reducer")
  func ownReducer() throws {
    try requireList()
    expectOwnReducer(
      of: OpenList.self,
      "It sets `secondsOpen` to 30 at each action. After `.listResult(.secondPassed)` it should be 30",
      lookAt: "what changes the list in `body`",
      expected: 30,
      change: { $0.secondsOpen = 30 },
      found: {
        let store = makeStore([1])
        store.send(.listResult(.secondPassed))
        return store.resultListState?.secondsOpen
      }
    )
  }

  @Test("The effects of the list end when it is closed")
  func cancellation() async throws {
    let ticks = LockIsolated(0)
    let store = Store(
      initialState: GameFeature.State(results: [], resultListState: OpenList.State())
    ) {
      GameFeature()
      Reduce { _, action in
        if case .listResult(.secondPassed) = action { ticks.withValue { $0 += 1 } }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store.send(.listResult(.appeared))
    let work = RunningWork(task)
    await clock.advance(by: .seconds(1), during: task)
    await waitFor { work.isOver || ticks.value == 1 }
    let before = ticks.value
    _ = await complaints {
      store.send(.backButtonTapped)
      await clock.advance(by: .seconds(5), during: task)
      await letOthersRun()
    }
    let after = ticks.value - before
    if before == 0 { try requireList() }
    #expect(
      before == 1 && after == 0,
      """
      The list was open for a second, and closed. Its effect should have sent `secondPassed` once \
      before that, and not any more in the five seconds after. It was sent \
      \(before == 1 ? "once" : "\(before) times") before, and \
      \(after == 1 ? "once" : "\(after) times") after. Look at what runs `OpenList`: who cancels \
      its effects?
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  // MARK: The store of the page

  @Test("There is a store for the list while the list is open")
  func scoping() {
    let store = makeStore([1, 2], isOpen: false)
    #expect(
      ForceUnwrappedScope.listStore(of: store) == nil,
      "The list is closed, so `listStore` should be nil, and there is a store. Look at its key path."
    )
    store.send(.listButtonTapped)
    let list = ForceUnwrappedScope.listStore(of: store)
    #expect(
      list?.results.numbers == [1, 2],
      """
      The list is open, so `listStore` should show its results, [1, 2]. It shows \
      \(list.map { "\($0.results.numbers)" } ?? "nothing: there is no store"). Look at how \
      `listStore` scopes.
      """
    )
    store.send(.backButtonTapped)
    #expect(
      ForceUnwrappedScope.listStore(of: store) == nil,
      "The list was closed again, so `listStore` should be nil, and there still is a store."
    )
  }

  @Test("What is sent to the store of the list arrives in the game")
  func scopedActions() throws {
    let store = makeStore([1, 2, 3])
    ForceUnwrappedScope.listStore(of: store)?.send(.rowsDeleted(at: [1]))
    let copy = store.resultListState?.results.numbers ?? []
    if copy != [1, 3] { try requireList() }
    #expect(
      copy == [1, 3],
      """
      The page deleted row 2 through its store. The copy in the game should be [1, 3], and it is \
      \(copy). Look at the action of the scope in `listStore`, and at what runs `OpenList`.
      """
    )
  }
}
