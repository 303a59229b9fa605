import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.7 Deep link", .timeLimit(.minutes(1))) struct DeepLinkTests {
  private func results(_ numbers: [Int]) -> IdentifiedArrayOf<GameResult> {
    IdentifiedArray(uniqueElements: numbers.map { GameResult.sample($0) })
  }

  // MARK: The deep link

  @Test("A deep link begins on the list page, with all rows")
  func beginsOnTheList() throws {
    for numbers in [[], [4], [10, 20, 30]] {
      let page = DeepLink.page(for: .deepLink(results: results(numbers)))
      try #require(
        page == .list(rows: numbers.count),
        """
        With \(numbers.count) results, `page(for:)` should give the list with as many rows. It gives \
        \(page). Two things must be right: that there is a list, and its id.
        """
      )
    }
  }

  @Test("The rows are the results that were given")
  func rows() {
    let list = GameFeature.State.deepLink(results: results([7, 3, 9])).resultListState
    #expect(
      list?.value.results == results([7, 3, 9]),
      """
      The list page should show the results 7, 3, 9. It shows \
      \(list.map { "\($0.value.results.numbers)" } ?? "nothing: there is no list").
      """
    )
  }

  @Test("The link is selected, so that its button works")
  func selection() {
    let id = GameFeature.State.deepLink(results: []).resultListState?.id
    #expect(
      id == resultListStateTag,
      """
      The link's tag is \(resultListStateTag), and the selection is \
      \(id.map { "\($0)" } ?? "nil"). A link is active only while the two are the same.
      """
    )
  }

  @Test("The way back leads to a main page with the same results")
  func wayBack() throws {
    let store = Store(initialState: .deepLink(results: results([1, 2, 3]))) { GameFeature() }
    let below = store.resultState.results.numbers
    #expect(
      below == [1, 2, 3],
      """
      Below the list page lies the main page, which should have the results [1, 2, 3] from the \
      beginning. It has \(below).
      """
    )
    let rows = store.resultListState?.value.results.count ?? 0
    try #require(rows == 3, "There should be 3 rows on the list page, and there are \(rows).")
    store.send(.listResult(.remove(offset: [0])))
    store.send(.setNavigation(nil))
    let page = DeepLink.page(for: store.state)
    #expect(
      page == .main(results: 2),
      "After deleting a row and going back, it should be the main page with 2 results: \(page)."
    )
  }

  // MARK: Replay

  private let clock = TestClock()

  private func withWorld<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.counterEnvironment = .counting(secret: 42)
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 100)
    } operation: {
      try operation()
    }
  }

  private let beginning = GameFeature.State(
    counter: Counter.State(count: 0, secret: 2, id: UUID(700))
  )

  /// Plays a game, and writes down every action that the store receives.
  private func play() async -> (actions: [GameFeature.Action], end: GameFeature.State) {
    let recorded = LockIsolated<[GameFeature.Action]>([])
    let store = withWorld {
      Store(initialState: beginning) {
        GameFeature()
        Reduce { _, action in
          recorded.withValue { $0.append(action) }
          return .none
        }
      }
    }
    /// Moves the clock until the timer has ticked so often; the number of steps is a bound.
    func letTheTimerTick(_ ticks: Int) async {
      for _ in 0..<1_000 where recorded.value.count(where: { $0 == .timer(.timeUpdated) }) < ticks {
        await clock.advance(by: .milliseconds(10))
      }
    }
    let timer = store.send(.timer(.start))
    await letTheTimerTick(3)
    store.send(.counter(.increment))
    store.send(.counter(.increment))
    store.send(.counter(.playNext))
    store.send(.counter(.playNext))
    store.send(.setNavigation(resultListStateTag))
    await letTheTimerTick(5)
    timer.cancel()
    return (recorded.value, store.state)
  }

  @Test("Everything that happened leads to the same state once more")
  func replay() async {
    let (actions, end) = await play()
    let replayed = withWorld { GameFeature.replay(actions, from: beginning) }
    #expect(
      replayed == end,
      """
      A game of \(actions.count) actions was played and replayed. In what the two differ (−: played, \
      +: replayed):

      \(diff(end, replayed) ?? "nothing")

      Did every action go through the reducer, in order?
      """
    )
  }

  @Test("What effects sent belongs to it")
  func replayOfEffects() async {
    let (actions, end) = await play()
    let ticks = actions.count { $0 == .timer(.timeUpdated) }
    let duration = withWorld { GameFeature.replay(actions, from: beginning) }.timer.duration
    #expect(
      duration == end.timer.duration,
      """
      The recording has \(ticks) actions that the timer sent, and \(end.timer.duration) seconds went \
      by. In the replay it is \(duration).
      """
    )
  }

  @Test("A replay can stop at any moment")
  func replayOfABeginning() async {
    let (actions, _) = await play()
    let untilTwo = actions.firstIndex(of: .counter(.playNext)) ?? 0
    let state = withWorld {
      GameFeature.replay(Array(actions.prefix(untilTwo)), from: beginning)
    }
    #expect(
      state.counter.count == 2 && state.resultState.results.isEmpty,
      """
      Just before the first round was over, the count was 2 and there were no results. In the \
      replay the count is \(state.counter.count), and there are \
      \(state.resultState.results.count) results.
      """
    )
  }

  @Test("A replay begins where it is told to")
  func replayFrom() {
    var beginning = beginning
    beginning.counter.count = 90
    let count = GameFeature.replay([.counter(.increment)], from: beginning).counter.count
    #expect(
      count == 91,
      "One increment from a state with the count 90 leads to 91, and the replay to \(count)."
    )
    let unchanged = GameFeature.replay([], from: beginning)
    #expect(
      unchanged == beginning,
      "When nothing happened, the replay should return the state it was given."
    )
  }
}
