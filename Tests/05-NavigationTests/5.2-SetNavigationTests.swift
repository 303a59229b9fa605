import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.2 setNavigation", .timeLimit(.minutes(1))) struct SetNavigationTests {
  private typealias GameFeature = SetNavigation.GameFeature

  /// A game whose counter is not random, so that two games can be compared.
  private func game(results: [Int] = []) -> GameFeature.State {
    GameFeature.State(
      counter: Counter.State(count: 0, secret: 5, id: UUID(500)),
      resultState: GameResultListFeature.State(
        results: IdentifiedArray(uniqueElements: results.map { GameResult.sample($0) })
      )
    )
  }

  /// Nothing can be deleted from a list that is not as long as it should be.
  private func requireRows(_ count: Int, _ store: TestStoreOf<GameFeature>) throws {
    let rows = store.state.resultListState?.value.results.count ?? 0
    try #require(
      rows == count,
      "The open page should have \(count) rows, those of the game. It has \(rows)."
    )
  }

  private func makeStore(_ state: GameFeature.State) -> TestStoreOf<GameFeature> {
    TestStore(initialState: state) {
      GameFeature()
    } withDependencies: {
      $0.counterEnvironment = .counting()
    }
  }

  @Test("An id opens the list: a copy of the results, under that id")
  func opening() async throws {
    var generator = SeededGenerator(seed: 52)
    for results in [[], [3], [8, 1, 4]] {
      let tag = UUID(Int.random(in: 1...1_000_000, using: &generator))
      let store = makeStore(game(results: results))
      await store.send(.setNavigation(tag)) {
        $0.resultListState = Identified($0.resultState, id: tag)
      }
      let open = store.state.resultListState
      try #require(
        open?.id == tag && open?.value.results.numbers == results,
        """
        After `.setNavigation(\(tag))` in a game with the results \(results), the list should be \
        open with that id and these results. \
        \(open.map { "It has the id \($0.id) and the results \($0.value.results.numbers)" } ?? "It is closed").
        """
      )
    }
  }

  @Test("Deleting a row changes the copy, and leaves the original alone")
  func deleting() async throws {
    let store = makeStore(game(results: [1, 2, 3]))
    await store.send(.setNavigation(UUID(9))) {
      $0.resultListState = Identified($0.resultState, id: UUID(9))
    }
    try requireRows(3, store)
    await store.send(.listResult(.remove(offset: [1]))) {
      $0.resultListState?.value.results.remove(id: UUID(2))
    }
    let original = store.state.resultState.results.numbers
    let copy = store.state.resultListState?.value.results.numbers
    #expect(
      original == [1, 2, 3] && copy == [1, 3],
      """
      Row 2 was deleted on the page. The page's copy should be [1, 3] and the original still \
      [1, 2, 3]. The copy is \(copy.map { "\($0)" } ?? "not there"), the original \(original).
      """
    )
  }

  @Test("No id closes the list, and the copy becomes the original")
  func closing() async throws {
    let store = makeStore(game(results: [1, 2, 3]))
    await store.send(.setNavigation(UUID(9))) {
      $0.resultListState = Identified($0.resultState, id: UUID(9))
    }
    try requireRows(3, store)
    await store.send(.listResult(.remove(offset: [0, 2]))) {
      $0.resultListState?.value.results = [.sample(2)]
    }
    await store.send(.setNavigation(nil)) {
      $0.resultState.results = [.sample(2)]
      $0.resultListState = nil
    }
    let original = store.state.resultState.results.numbers
    #expect(
      original == [2] && store.state.resultListState == nil,
      """
      Rows 1 and 3 were deleted, and the page was closed. The original should be [2] and the list \
      nil. The original is \(original), and the list is \
      \(store.state.resultListState == nil ? "nil" : "still there").
      """
    )
  }

  @Test("A list without rows is brought back too")
  func closingAnEmptyList() async throws {
    let store = makeStore(game(results: [4]))
    await store.send(.setNavigation(UUID(9))) {
      $0.resultListState = Identified($0.resultState, id: UUID(9))
    }
    try requireRows(1, store)
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultListState?.value.results = []
    }
    await store.send(.setNavigation(nil)) {
      $0.resultState.results = []
      $0.resultListState = nil
    }
  }

  @Test("Closing what is not open changes nothing")
  func closingNothing() async {
    let store = makeStore(game(results: [1, 2]))
    await store.send(.setNavigation(nil))
    let results = store.state.resultState.results.numbers
    #expect(
      results == [1, 2],
      "There was no page to close, so the results should still be [1, 2]. They are \(results)."
    )
  }

  @Test("Opening once more begins with a new copy, under the new id")
  func openingAgain() async throws {
    let store = makeStore(game(results: [1, 2]))
    await store.send(.setNavigation(UUID(1))) {
      $0.resultListState = Identified($0.resultState, id: UUID(1))
    }
    try requireRows(2, store)
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultListState?.value.results = [.sample(2)]
    }
    await store.send(.setNavigation(UUID(2))) {
      $0.resultListState = Identified(
        GameResultListFeature.State(results: [.sample(1), .sample(2)]),
        id: UUID(2)
      )
    }
  }

  @Test("Opening and closing leave the game alone, and the game the open page")
  func restOfTheGame() async {
    var state = game(results: [1])
    state.timer.duration = 12
    state.lastTimestamp = 4
    state.counter.count = 3
    let store = makeStore(state)
    await store.send(.setNavigation(UUID(9))) {
      $0.resultListState = Identified($0.resultState, id: UUID(9))
    }
    await store.send(.counter(.increment)) { $0.counter.count = 4 }
    await store.send(.setNavigation(nil)) { $0.resultListState = nil }
    #expect(
      store.state.counter.count == 4 && store.state.timer.duration == 12
        && store.state.lastTimestamp == 4,
      """
      Opening and closing the list should not touch the counter (4), the timer (12.0) or the last \
      timestamp (4.0). They are \(store.state.counter.count), \(store.state.timer.duration) and \
      \(store.state.lastTimestamp).
      """
    )
  }

  // MARK: The binding

  @Test("The selection is the id of what is open")
  func selectionReads() {
    let store = Store(initialState: game(results: [1])) { GameFeature() }
    let selection = SetNavigation.selection(of: store)
    #expect(
      selection.wrappedValue == nil,
      "While the list is closed, the selection should be nil, so that no link is active."
    )
    for number in [3, 77] {
      let open = Identified(GameResultListFeature.State(), id: UUID(number))
      var state = game()
      state.resultListState = open
      let store = Store(initialState: state) { GameFeature() }
      let selected = SetNavigation.selection(of: store).wrappedValue
      #expect(
        selected == open.id,
        """
        The list is open with the id \(open.id), so that is the selection. \
        Yours is \(selected.map { "\($0)" } ?? "nil").
        """
      )
    }
  }

  @Test("Setting the selection sends an action, for opening and for closing")
  func selectionSends() {
    let sent = LockIsolated<[UUID?]>([])
    let store = Store(initialState: game(results: [1])) {
      GameFeature()
      Reduce { _, action in
        if case .setNavigation(let id) = action { sent.withValue { $0.append(id) } }
        return .none
      }
    }
    let selection = SetNavigation.selection(of: store)
    let wishes = [UUID(12), nil, UUID(345)]
    for wish in wishes { selection.wrappedValue = wish }
    #expect(
      sent.value == wishes,
      """
      The link set its selection three times, to \(wishes). Each should have been sent as \
      `.setNavigation`. Sent were \(sent.value).
      """
    )
  }
}
