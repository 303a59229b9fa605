import ComposableArchitecture
import Testing

import struct SuiteHelpers.RunningWork
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.complaints
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.20 A search that waits", .timeLimit(.minutes(20))) struct LiveSearchTests {
  typealias Feature = LiveSearch.Feature

  private struct Offline: Error {}

  /// A search with a clock that the test moves. The server answers a query with the query in capital
  /// letters, "broken" with an error, and "slow" never.
  @MainActor
  private struct Screen {
    let clock = WatchedClock()
    let queries = LockIsolated<[String]>([])
    let store: StoreOf<Feature>
    /// What the last text has begun.
    private let work = LockIsolated<RunningWork?>(nil)

    init() {
      store = Store(initialState: Feature.State()) {
        Feature()
      } withDependencies: { [clock, queries] in
        $0.continuousClock = clock
        $0.searchClient.search = { query in
          queries.withValue { $0.append(query) }
          if query == "broken" { throw Offline() }
          if query == "slow" { try await Task.never() }
          return [query.uppercased()]
        }
      }
    }

    /// Types a text, and lets milliseconds pass.
    ///
    /// - Returns: What that has begun.
    @discardableResult
    func type(_ query: String, thenWait milliseconds: Int) async -> RunningWork {
      let begun = clock.begun
      let task = store.send(.queryChanged(query))
      await clock.settle(beyond: begun, during: task)
      let work = RunningWork(task)
      self.work.setValue(work)
      await wait(milliseconds)
      return work
    }

    /// Lets time pass, and what the last text has begun go on: until it waits for the clock or for
    /// a slow server, or is over.
    func wait(_ milliseconds: Int) async {
      await clock.advance(by: .milliseconds(milliseconds)) {
        clock.isAwaited || work.value?.isOver != false || queries.value.last == "slow"
      }
    }

    /// A sentence for a check that fails because nothing has waited on the clock; empty otherwise.
    var sentenceAboutClock: String { clock.sentenceIfUnused }
  }

  @Test("A new search shows nothing")
  func initialState() {
    let state = Feature.State()
    #expect(
      state.query.isEmpty && state.results.isEmpty && !state.isSearching
        && state.errorMessage == nil,
      """
      A new search should have no query, no results and no error, and not be searching. Look at the \
      values in `State`.
      """
    )
  }

  @Test("The query is what was typed, at once")
  func query() async {
    let screen = Screen()
    screen.store.send(.queryChanged("pea"))
    #expect(
      screen.store.query == "pea" && screen.store.isSearching,
      """
      Right after "pea" was typed, the query should be "pea", and `isSearching` should be true. They \
      are "\(screen.store.query)" and \(screen.store.isSearching). Look at what `queryChanged` \
      assigns.
      """
    )
  }

  @Test("The server is asked 0.4 seconds after the typing has stopped")
  func waits() async {
    let screen = Screen()
    await screen.type("pea", thenWait: 399)
    #expect(
      screen.queries.value.isEmpty,
      """
      0.399 seconds after typing, the server should not be asked yet. It was asked for \
      \(screen.queries.value).\(screen.sentenceAboutClock) Look at what the effect does before it \
      calls `search`.
      """
    )
    #expect(
      screen.clock.isAwaited,
      """
      A moment before the 0.4 seconds are over, the effect should wait on `clock`, so that a test can \
      move the time. Nothing waits on it. Look at what the effect sleeps with.
      """
    )
    await screen.wait(1)
    #expect(
      screen.queries.value == ["pea"],
      """
      0.4 seconds after "pea" was typed, the server should be asked for it, once. It was asked for \
      \(screen.queries.value). Look at the effect of `queryChanged`, and at the clock it uses.
      """
    )
  }

  @Test("Only the last text of a quick series is asked for")
  func debounces() async {
    let screen = Screen()
    for text in ["p", "pe", "pea", "pear"] { await screen.type(text, thenWait: 300) }
    await screen.wait(1_000)
    #expect(
      screen.queries.value == ["pear"],
      """
      "pear" was typed letter by letter, 0.3 seconds apart. The server should be asked for "pear" \
      alone, and it was asked for \(screen.queries.value). Look at what a new effect does to the one \
      that still waits.
      """
    )
  }

  @Test("Results are shown, and the search is over")
  func results() async {
    let screen = Screen()
    await screen.type("fig", thenWait: 400)
    #expect(
      screen.store.results == ["FIG"] && !screen.store.isSearching
        && screen.store.errorMessage == nil,
      """
      The server answered with ["FIG"]. That should be shown, without an error, and `isSearching` \
      should be false. Shown: \(screen.store.results); `isSearching`: \(screen.store.isSearching); \
      error: \(screen.store.errorMessage ?? "none"). Look at the case for a success.
      """
    )
  }

  @Test("A failure is shown, and the search is over")
  func failure() async {
    let screen = Screen()
    await screen.type("fig", thenWait: 400)
    await screen.type("broken", thenWait: 400)
    #expect(
      screen.store.errorMessage == "The search failed. Try again." && screen.store.results.isEmpty
        && !screen.store.isSearching,
      """
      The server failed after an earlier search had shown something. The error message should be \
      "The search failed. Try again.", without results, and `isSearching` should be false. Message: \
      \(screen.store.errorMessage ?? "none"); shown: \(screen.store.results); `isSearching`: \
      \(screen.store.isSearching). Look at what the effect sends when `search` throws, then at the \
      case for a failure.
      """
    )
    await screen.type("plum", thenWait: 400)
    #expect(
      screen.store.errorMessage == nil && screen.store.results == ["PLUM"],
      """
      After a failure the next search succeeded. Its results should be shown, and the message should \
      be gone. Message: \(screen.store.errorMessage ?? "none"); shown: \(screen.store.results). Look \
      at the case for a success.
      """
    )
  }

  @Test("An empty text clears the screen, and nothing is asked for")
  func empty() async {
    let screen = Screen()
    await screen.type("fig", thenWait: 400)
    await screen.type("figs", thenWait: 200)
    await screen.type("", thenWait: 1_000)
    #expect(
      screen.queries.value == ["fig"],
      """
      The text was emptied before 0.4 seconds had passed, so "figs" and the empty text should not be \
      asked for. The server was asked for \(screen.queries.value). Look at what `queryChanged` \
      returns for an empty text.
      """
    )
    #expect(
      screen.store.query.isEmpty && screen.store.results.isEmpty && !screen.store.isSearching,
      """
      The text was emptied. There should be no query and no results, and `isSearching` should be \
      false. Query: "\(screen.store.query)"; shown: \(screen.store.results); `isSearching`: \
      \(screen.store.isSearching). Look at what `queryChanged` assigns for an empty text.
      """
    )
    await screen.type("broken", thenWait: 400)
    await screen.type("", thenWait: 0)
    #expect(
      screen.store.errorMessage == nil,
      """
      The text was emptied after a failure. The message should be gone, and it says \
      "\(screen.store.errorMessage ?? "")". Look at what `queryChanged` assigns for an empty text.
      """
    )
  }

  @Test("A new text cancels a request that runs", arguments: ["fig", ""])
  func cancels(next: String) async {
    let screen = Screen()
    let slow = await screen.type("slow", thenWait: 400)
    await screen.type(next, thenWait: 400)
    let isCancelled = await waitFor { slow.isOver }
    #expect(
      isCancelled,
      """
      The server takes its time for "slow", and meanwhile the text became "\(next)". The request for \
      "slow" should be cancelled, and it still runs. Look at the id of the effect, and at what \
      `queryChanged` returns.
      """
    )
  }

  @Test("In a test, a search that is not overridden is reported")
  func unimplementedClient() async {
    let reports = await complaints {
      _ = try? await LiveSearch.Client.testValue.search("fig")
    }
    let isReported = !reports.isEmpty
    #expect(
      isReported,
      """
      `testValue` should report each use, so that no test reaches a server by accident. It reported \
      nothing. Look at the `testValue` of `LiveSearch.Client`: `unimplemented` makes such closures.
      """
    )
  }
}
