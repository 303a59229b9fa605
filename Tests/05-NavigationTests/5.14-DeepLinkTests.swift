import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.letOthersRun

@testable import Navigation

@MainActor
@Suite("5.14 Deep link", .timeLimit(.minutes(20))) struct DeepLinkTests {
  private typealias Action = ReplayedGame.Action
  private typealias State = ReplayedGame.State

  private func results(_ numbers: [Int]) -> IdentifiedArrayOf<GameResult> {
    IdentifiedArray(uniqueElements: numbers.map { GameResult.sample($0) })
  }

  private func url(_ link: String) -> URL {
    URL(string: link) ?? URL(filePath: link)
  }

  // MARK: The deep link

  @Test("A deep link begins on the list page, with all rows")
  func beginsOnTheList() {
    for numbers in [[], [4], [10, 20, 30]] {
      let list = DeepLink.onTheList(results: results(numbers)).resultList
      #expect(
        list?.results == results(numbers),
        """
        With the results \(numbers), the list page should be open and show them. It \
        \(list.map { "shows \($0.results.numbers)" } ?? "is closed"). Look at what `onTheList` gives \
        to `resultList`.
        """
      )
    }
  }

  @Test("The way back leads to a main page with the same results")
  func wayBack() {
    let store = Store(initialState: DeepLink.onTheList(results: results([1, 2, 3]))) {
      ReplayedGame()
    }
    let before = store.results.numbers
    #expect(
      before == [1, 2, 3],
      """
      Below the list page is the main page, which should have the results [1, 2, 3] from the \
      beginning. It has \(before). Look at what `onTheList` gives to `results`.
      """
    )
    guard store.resultList?.results.count == 3 else { return }
    store.send(.resultList(.presented(.rowsDeleted(at: [0]))))
    store.send(.resultList(.dismiss))
    let after = store.results.numbers
    #expect(
      after == [2, 3] && store.resultList == nil,
      """
      Row 1 was deleted on the list page, and the way back was taken. The results should be [2, 3], \
      and they are \(after). Look at the state that `onTheList` returns.
      """
    )
  }

  @Test("A link leads to the page that it names", arguments: [[4], [10, 20, 30]])
  func link(numbers: [Int]) {
    for (link, isOpen) in [("guess://game", false), ("guess://results", true)] {
      let state = DeepLink.beginning(with: url(link), results: results(numbers))
      let list = state?.resultList?.results.numbers
      #expect(
        state?.results.numbers == numbers && list == (isOpen ? numbers : nil),
        """
        With the link \(link) and the results \(numbers), the app should begin with these results, and \
        with the list page \(isOpen ? "open, which shows them" : "closed"). \
        \(state.map { "The results are \($0.results.numbers), and the list is" } ?? "There is no state;") \
        \(list.map { "open, with \($0)" } ?? "closed"). Look at `beginning`.
        """
      )
    }
  }

  @Test("A link that is none of the app's leads nowhere")
  func badLink() {
    let links = ["guess://help", "https://results", "guess:game", "other://game", "guess://gam"]
    for link in links {
      let isRefused = DeepLink.beginning(with: url(link), results: results([4])) == nil
      #expect(
        isRefused,
        """
        The app does not know the link \(link), so `beginning` should be nil, and there is a state. A \
        link comes from outside: look at both its scheme and its host.
        """
      )
    }
    let isAccepted = DeepLink.beginning(with: url("guess://game"), results: []) != nil
    #expect(isAccepted, "The app does know guess://game, and there is no state for it.")
  }

  // MARK: Replay

  private nonisolated static let start = Date(timeIntervalSince1970: 100)

  private let beginning = State(counter: Counter.State(count: 0, secret: 2, id: UUID(700)))

  /// What the game reads from outside; each world draws the same numbers.
  private func world() -> (inout DependencyValues) -> Void {
    let uuid = UUIDGenerator.incrementing
    return {
      $0.drawForCounters(secret: 42)
      $0.uuid = uuid
      $0.date.now = Self.start
    }
  }

  /// Plays a game, and writes down every action that the store receives.
  private func play() async -> (actions: [Action], end: State) {
    let clock = WatchedClock()
    let recorded = LockIsolated<[Action]>([])
    let store = Store(initialState: beginning) {
      ReplayedGame()
      Reduce { _, action in
        recorded.withValue { $0.append(action) }
        return .none
      }
    } withDependencies: {
      world()(&$0)
      $0.continuousClock = clock
    }
    let timer = store.send(.timer(.startButtonTapped))
    await clock.advance(by: .milliseconds(30), during: timer)
    for _ in 1...2 { store.send(.counter(.incrementButtonTapped)) }
    for _ in 1...2 { store.send(.counter(.playNextButtonTapped)) }
    store.send(.listButtonTapped)
    await clock.advance(by: .milliseconds(20), during: timer)
    timer.cancel()
    await expectEnd(of: timer, "The effect, which was cancelled,")
    return (recorded.value, store.state)
  }

  @Test("Everything that happened leads to the same state once more")
  func replay() async {
    let (actions, end) = await play()
    let replayed = DeepLink.replay(actions, from: beginning, reading: world())
    let difference = diff(end, replayed) ?? "nothing"
    #expect(
      replayed == end,
      """
      A game of \(actions.count) actions was played, five of which were sent by the timer. The \
      replay should end in the same state. In what the two differ (−: played, +: replayed):

      \(difference)

      Look at which actions go through the store, and in which order.
      """
    )
  }

  @Test("A replay can stop at any moment")
  func replayOfABeginning() async {
    let (actions, _) = await play()
    let untilTwo = actions.firstIndex { $0.is(\.counter.playNextButtonTapped) } ?? 0
    let state = DeepLink.replay(
      Array(actions.prefix(untilTwo)),
      from: beginning,
      reading: world()
    )
    #expect(
      state.counter.count == 2 && state.results.isEmpty,
      """
      Just before the first round was over, the count was 2 and there were no results. In the replay \
      the count is \(state.counter.count), and there are \(state.results.count) results. Look at \
      which actions go through the store.
      """
    )
  }

  @Test("A replay begins with the state that it is given")
  func replayFrom() {
    var beginning = beginning
    beginning.counter.count = 90
    let count = DeepLink.replay(
      [.counter(.incrementButtonTapped)],
      from: beginning,
      reading: world()
    )
    .counter.count
    #expect(
      count == 91,
      """
      One increment from a state with the count 90 should lead to 91, and the replay leads to \
      \(count). Look at the initial state of the store.
      """
    )
    let unchanged = DeepLink.replay([], from: beginning, reading: world())
    #expect(
      unchanged == beginning,
      "Without actions, the replay should return the state that it was given. Look at its last line."
    )
  }

  @Test("The reducer reads what it read then")
  func replayReads() {
    let state = DeepLink.replay(
      [.counter(.playNextButtonTapped)],
      from: beginning,
      reading: world()
    )
    #expect(
      state.counter.secret == 42,
      """
      In the recorded game the next secret was 42. The replay draws \(state.counter.secret). Look at \
      the dependencies of the store, and at `prepareDependencies`.
      """
    )
  }

  @Test("The effects of the record do not run once more")
  func replayWithoutEffects() async {
    let sleeps = LockIsolated(0)
    let clock = LockIsolated<(any Clock<Duration>)?>(nil)
    let actions = [Action](repeating: .timer(.startButtonTapped), count: 3)
    _ = DeepLink.replay(actions, from: beginning) {
      world()(&$0)
      $0.continuousClock = CountingClock(sleeps: sleeps)
      // The timer asks for the date when it is started; the store's clock is known then.
      $0.date = DateGenerator {
        @Dependency(\.continuousClock) var continuousClock
        clock.setValue(continuousClock)
        return Self.start
      }
    }
    await letOthersRun()
    #expect(
      sleeps.value == 0,
      """
      The timer was started in the record. In the replay no timer should wait for a clock that moves, \
      and one waited \(sleeps.value == 1 ? "once" : "\(sleeps.value) times"). Look at the clock \
      of the store.
      """
    )
    guard sleeps.value == 0, let clock = clock.value else { return }
    let hasPassed = LockIsolated(false)
    let sleep = Task {
      try await clock.sleep(for: .nanoseconds(1))
      hasPassed.setValue(true)
    }
    await letOthersRun(turns: 200)
    sleep.cancel()
    let stands = !hasPassed.value
    #expect(
      stands,
      """
      Time passes on the clock of the replay, so a timer in it runs on and sends what is in the record \
      already. Look at the clock of the store: nothing should move it.
      """
    )
  }
}

/// A clock that counts how often something waits for it, and lets nothing pass.
private struct CountingClock: Clock {
  typealias Instant = TestClock<Swift.Duration>.Instant

  let sleeps: LockIsolated<Int>
  let base = TestClock<Swift.Duration>()

  var now: Instant { base.now }
  var minimumResolution: Swift.Duration { base.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    sleeps.withValue { $0 += 1 }
    try await Task.never()
  }
}
