import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.6 A stack", .timeLimit(.minutes(1))) struct StackTests {
  private typealias GameFeature = Stack.GameFeature

  private func list(_ numbers: [Int]) -> GameResultListFeature.State {
    GameResultListFeature.State(
      results: IdentifiedArray(uniqueElements: numbers.map { GameResult.sample($0) })
    )
  }

  private func counter(_ number: Int) -> Counter.State {
    GameResult.sample(number).counter
  }

  private func makeStore(_ results: [Int]) -> TestStoreOf<GameFeature> {
    TestStore(initialState: GameFeature.State(resultState: list(results))) {
      GameFeature()
    } withDependencies: {
      $0.counterEnvironment = .counting()
    }
  }

  /// The pages from the bottom to the top, for messages.
  private func pages(_ store: TestStoreOf<GameFeature>) -> [String] {
    store.state.path.map {
      switch $0 {
      case .counter(let counter): "counter \(counter.secret) at \(counter.count)"
      case .results(let list): "list \(list.results.numbers)"
      }
    }
  }

  /// Nothing can be removed from a list page that is not there, or shorter than it should be.
  private func requireRows(
    _ count: Int,
    page: StackElementID,
    _ store: TestStoreOf<GameFeature>
  ) throws {
    let rows = store.state.path[id: page]?[case: \.results]?.results.count ?? 0
    try #require(
      rows == count,
      "The list page should have \(count) rows, those of the game. It has \(rows)."
    )
  }

  private func expectPages(_ expected: [String], _ store: TestStoreOf<GameFeature>, after: String) {
    let pages = pages(store)
    #expect(
      pages == expected,
      "After \(after), the pages from the bottom to the top should be \(expected). They are \(pages)."
    )
  }

  @Test("The list and a row's counter go on top, one after the other")
  func pushing() async {
    let store = makeStore([3, 8])
    await store.send(.listButtonTapped) { $0.path[id: 0] = .results(self.list([3, 8])) }
    await store.send(.rowTapped(UUID(8))) { $0.path[id: 1] = .counter(self.counter(8)) }
    expectPages(["list [3, 8]", "counter 8 at 0"], store, after: "opening the list and row 8")
  }

  @Test("A row that does not exist leads nowhere")
  func unknownRow() async {
    let store = makeStore([3, 8])
    await store.send(.rowTapped(UUID(4)))
    expectPages([], store, after: "a tap on a row that was deleted in the meantime")
  }

  @Test("Back takes the top page away, and leaves the others")
  func popping() async {
    let store = makeStore([3])
    await store.send(.listButtonTapped) { $0.path[id: 0] = .results(self.list([3])) }
    await store.send(.rowTapped(UUID(3))) { $0.path[id: 1] = .counter(self.counter(3)) }
    await store.send(.backButtonTapped) { $0.path.pop(from: 1) }
    expectPages(["list [3]"], store, after: "going back once from two pages")
    await store.send(.backButtonTapped) { $0.path.removeAll() }
    expectPages([], store, after: "going back twice from two pages")
  }

  @Test("Back on the game's own page does nothing")
  func poppingNothing() async {
    let store = makeStore([3])
    await store.send(.backButtonTapped)
    expectPages([], store, after: "going back with nothing on top")
  }

  @Test("Home takes all pages away")
  func poppingToRoot() async {
    let store = makeStore([3, 8])
    store.exhaustivity = .off
    await store.send(.listButtonTapped)
    await store.send(.rowTapped(UUID(3)))
    await store.send(.rowTapped(UUID(8)))
    expectPages(
      ["list [3, 8]", "counter 3 at 0", "counter 8 at 0"],
      store,
      after: "opening the list and two rows"
    )
    await store.send(.homeButtonTapped)
    expectPages([], store, after: "going home from three pages")
  }

  @Test("The latest result is two pages deep, in one step")
  func deepPush() async {
    let store = makeStore([3, 8, 5])
    await store.send(.latestButtonTapped) {
      $0.path[id: 0] = .results(self.list([3, 8, 5]))
      $0.path[id: 1] = .counter(self.counter(5))
    }
    expectPages(["list [3, 8, 5]", "counter 5 at 0"], store, after: "opening the latest result")
  }

  @Test("Without results there is no latest one")
  func deepPushNothing() async {
    let store = makeStore([])
    await store.send(.latestButtonTapped)
    expectPages([], store, after: "opening the latest result of none")
  }

  @Test("A page that is used changes, and no other page of its kind")
  func editing() async {
    let store = makeStore([3, 8])
    store.exhaustivity = .off
    await store.send(.rowTapped(UUID(3)))
    await store.send(.rowTapped(UUID(3)))
    await store.send(.rowTapped(UUID(8)))
    await store.send(.path(.element(id: 1, action: .counter(.increment))))
    await store.send(.path(.element(id: 2, action: .counter(.decrement))))
    expectPages(
      ["counter 3 at 0", "counter 3 at 1", "counter 8 at -1"],
      store,
      after: "plus on the second of three counters, and minus on the third"
    )
  }

  @Test("A page keeps its id when pages above it come and go")
  func ids() async {
    let store = makeStore([3, 8])
    store.exhaustivity = .off
    await store.send(.rowTapped(UUID(3)))
    await store.send(.rowTapped(UUID(8)))
    await store.send(.backButtonTapped)
    await store.send(.rowTapped(UUID(8)))
    await store.send(.path(.element(id: 0, action: .counter(.increment))))
    await store.send(.path(.element(id: 2, action: .counter(.decrement))))
    let ids = Array(store.state.path.ids)
    #expect(
      ids == [0, 2],
      "The first page has the id 0, and the one that came last the id 2. The ids are \(ids)."
    )
    expectPages(
      ["counter 3 at 1", "counter 8 at -1"],
      store,
      after: "plus on page 0, minus on page 2"
    )
  }

  @Test("Going back by the system's own button works, also over several pages")
  func popFrom() async {
    let store = makeStore([3, 8])
    store.exhaustivity = .off
    await store.send(.latestButtonTapped)
    await store.send(.rowTapped(UUID(3)))
    await store.send(.path(.popFrom(id: 1)))
    expectPages(["list [3, 8]"], store, after: "going back from page 1 and all above it")
  }

  @Test("An action for a page that is gone is reported, and changes nothing")
  func poppedElement() async {
    let store = Store(initialState: GameFeature.State(resultState: list([3, 8]))) { GameFeature() }
    store.send(.rowTapped(UUID(3)))
    store.send(.rowTapped(UUID(8)))
    let gone = store.path.ids.last
    store.send(.backButtonTapped)
    let issues = await complaints {
      if let gone { store.send(.path(.element(id: gone, action: .counter(.increment)))) }
    }
    let counts = store.path.map { $0[case: \.counter]?.count }
    #expect(
      issues.count == 1 && counts == [0],
      """
      The page on top was left, and then its plus button sent an action. One counter should be left, \
      at 0, and one issue be reported. The counts are \(counts); issues: \(issues.count).
      """
    )
  }

  @Test("What is removed on a list page is removed from the game's results")
  func removing() async throws {
    let store = makeStore([3, 8, 5])
    await store.send(.listButtonTapped) { $0.path[id: 0] = .results(self.list([3, 8, 5])) }
    try requireRows(3, page: 0, store)
    await store.send(.path(.element(id: 0, action: .results(.remove(offset: [1]))))) {
      $0.path[id: 0] = .results(self.list([3, 5]))
      $0.resultState = self.list([3, 5])
    }
    let own = store.state.resultState.results.numbers
    #expect(
      own == [3, 5],
      """
      Row 8 was removed on the list page, so the game's own results should be [3, 5] as well. They \
      are \(own). When your case runs, the page has done its part already.
      """
    )
  }

  @Test("With two list pages, the game listens to the one that is used")
  func removingOnOneOfTwo() async throws {
    let store = makeStore([3, 8])
    store.exhaustivity = .off
    await store.send(.listButtonTapped)
    await store.send(.listButtonTapped)
    try requireRows(2, page: 0, store)
    await store.send(.path(.element(id: 0, action: .results(.remove(offset: [0])))))
    let own = store.state.resultState.results.numbers
    #expect(
      own == [8],
      """
      Row 3 was removed on the lower of two list pages. The game's own results should be [8], and \
      they are \(own). Which page does the action's id belong to?
      """
    )
  }
}
