import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectOwnReducer

@testable import Navigation

@MainActor
@Suite("5.7 A stack", .timeLimit(.minutes(20))) struct StackTests {
  private typealias GameFeature = Stack.GameFeature

  private func list(_ numbers: [Int]) -> GameResultListFeature.State {
    GameResultListFeature.State(
      results: IdentifiedArray(uniqueElements: numbers.map { GameResult.sample($0) })
    )
  }

  private func makeStore(_ results: [Int]) -> StoreOf<GameFeature> {
    Store(initialState: GameFeature.State(resultState: list(results))) {
      GameFeature()
    } withDependencies: {
      $0.drawForCounters()
    }
  }

  /// The pages from the bottom to the top, for messages.
  private func pages(_ store: StoreOf<GameFeature>) -> [String] {
    store.path.map {
      switch $0 {
      case .counter(let counter): "counter \(counter.secret) at \(counter.count)"
      case .results(let list): "list \(list.results.numbers)"
      case .rules: "rules"
      }
    }
  }

  /// Sends an action to the page at an index, counted from the bottom.
  private func send(_ action: Stack.Path.Action, toPage index: Int, _ store: StoreOf<GameFeature>) {
    guard index < store.path.count else { return }
    store.send(.path(.element(id: store.path.ids[index], action: action)))
  }

  private func expectPages(
    _ expected: [String],
    _ store: StoreOf<GameFeature>,
    after: String,
    look: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pages = pages(store)
    #expect(
      pages == expected,
      """
      After \(after), the pages from the bottom to the top should be \(expected). They are \(pages). \
      Look at \(look).
      """,
      sourceLocation: sourceLocation
    )
  }

  // MARK: The buttons of the game

  @Test("The list and the counter of a row go on top, one after the other")
  func pushing() {
    let store = makeStore([3, 8])
    store.send(.listButtonTapped)
    expectPages(["list [3, 8]"], store, after: "a tap on list", look: "`listButtonTapped`")
    store.send(.rowTapped(UUID(8)))
    expectPages(
      ["list [3, 8]", "counter 8 at 0"],
      store,
      after: "a tap on list and on row 8",
      look: "`rowTapped`"
    )
  }

  @Test("A result that does not exist leads nowhere")
  func unknownRow() {
    let store = makeStore([3, 8])
    store.send(.rowTapped(UUID(4)))
    expectPages([], store, after: "a tap on a row that was deleted before", look: "`rowTapped`")
    let empty = makeStore([])
    empty.send(.latestButtonTapped)
    expectPages([], empty, after: "a tap on latest, without results", look: "`latestButtonTapped`")
  }

  @Test("Back removes the page on top, and Home removes all")
  func popping() {
    let store = makeStore([3])
    store.send(.listButtonTapped)
    store.send(.rowTapped(UUID(3)))
    for (taps, expected) in [(1, ["list [3]"]), (2, []), (3, [])] {
      store.send(.backButtonTapped)
      expectPages(
        expected,
        store,
        after: "\(taps) taps on back, with two pages at the beginning",
        look: "`backButtonTapped`"
      )
    }
    let deep = makeStore([3, 8])
    deep.send(.listButtonTapped)
    for row in [3, 8] { deep.send(.rowTapped(UUID(row))) }
    deep.send(.homeButtonTapped)
    expectPages([], deep, after: "a tap on home, with three pages", look: "`homeButtonTapped`")
  }

  @Test("The latest result is two pages deep, in one step")
  func deepPush() {
    let store = makeStore([3, 8, 5])
    store.send(.latestButtonTapped)
    expectPages(
      ["list [3, 8, 5]", "counter 5 at 0"],
      store,
      after: "a tap on latest, with the results 3, 8 and 5",
      look: "`latestButtonTapped`"
    )
  }

  // MARK: The pages run

  @Test("A page that is used changes, and no other page of its kind")
  func editing() {
    let store = makeStore([3, 8])
    for row in [3, 3, 8] { store.send(.rowTapped(UUID(row))) }
    send(.counter(.incrementButtonTapped), toPage: 1, store)
    send(.counter(.decrementButtonTapped), toPage: 2, store)
    expectPages(
      ["counter 3 at 0", "counter 3 at 1", "counter 8 at -1"],
      store,
      after: "taps on rows 3, 3 and 8, plus on the second page, and minus on the third",
      look: "what runs the pages, and at `rowTapped`"
    )
  }

  @Test("Each page runs by its own reducer")
  func ownReducer() {
    func count(after action: Counter.Action) -> Int? {
      let store = makeStore([3, 8])
      for row in [3, 8] { store.send(.rowTapped(UUID(row))) }
      send(.counter(action), toPage: 0, store)
      guard case .counter(let counter)? = store.path.first else { return nil }
      return counter.count
    }
    expectOwnReducer(
      of: Counter.self,
      after: "A page that is used changes, and no other page of its kind",
      isReacting: count(after: .incrementButtonTapped) == 1,
      "It sets the count to 70 at each action. After minus on the lower of two counters it should be 70",
      lookAt: "what runs the pages in `body`",
      expected: 70,
      change: { $0.count = 70 },
      found: { count(after: .decrementButtonTapped) }
    )
  }

  @Test("The rules by themselves ask to be closed")
  func rulesAlone() async {
    let isClosed = LockIsolated(false)
    let store = Store(initialState: Stack.Rules.State()) {
      Stack.Rules()
    } withDependencies: {
      $0.dismiss = DismissEffect { isClosed.setValue(true) }
    }
    await expectEnd(of: store.send(.doneButtonTapped))
    let isRight = isClosed.value
    #expect(
      isRight,
      """
      Rules that run without a game got `doneButtonTapped`. They should call the dependency `\\.dismiss`, and \
      they did not. Look at the effect of that action.
      """
    )
  }

  @Test("The rules go on top, and close themselves with all that lies on them")
  func rules() async {
    let store = makeStore([3, 8])
    store.send(.rowTapped(UUID(8)))
    store.send(.rulesButtonTapped)
    expectPages(
      ["counter 8 at 0", "rules"],
      store,
      after: "taps on row 8 and on rules",
      look: "`rulesButtonTapped`"
    )
    store.send(.rowTapped(UUID(3)))
    guard store.path.count == 3 else { return }
    await expectEnd(
      of: store.send(.path(.element(id: store.path.ids[1], action: .rules(.doneButtonTapped))))
    )
    expectPages(
      ["counter 8 at 0"],
      store,
      after: "taps on row 8, on rules and on row 3, and then on the rules' own button Done",
      look: "the effect of `doneButtonTapped`, and at what runs the pages"
    )
  }

  // MARK: Listening to the pages

  @Test("What is removed on a list page is removed from the results of the game")
  func removing() {
    let store = makeStore([3, 8, 5])
    store.send(.listButtonTapped)
    send(.results(.rowsDeleted(at: [1])), toPage: 0, store)
    let own = store.resultState.results.numbers
    #expect(
      own == [3, 5],
      """
      Row 8 was removed on the list page. The results of the game should be [3, 5], and they are \
      \(own). Look at the case for `rowsDeleted` of a list page: the page has removed the row before.
      """
    )
  }

  @Test("With two list pages, the game listens to the one that is used")
  func removingOnOneOfTwo() {
    let store = makeStore([3, 8])
    for _ in 1...2 { store.send(.listButtonTapped) }
    send(.results(.rowsDeleted(at: [0])), toPage: 0, store)
    let own = store.resultState.results.numbers
    #expect(
      own == [8],
      """
      Row 3 was removed on the lower of two list pages. The results of the game should be [8], and \
      they are \(own). Look at how your case finds the page: the action carries its id.
      """
    )
    guard own == [8] else { return }
    send(.results(.rowsDeleted(at: [0])), toPage: 1, store)
    let after = store.resultState.results.numbers
    #expect(
      after == [8],
      """
      Then row 3 was removed on the upper page too, which still had it, and has [8] now. The results of \
      the game should be [8], and they are \(after). Offsets count the rows of the page on which they \
      were removed, and the game may have others. Look at what your case takes from the page.
      """
    )
  }
}
