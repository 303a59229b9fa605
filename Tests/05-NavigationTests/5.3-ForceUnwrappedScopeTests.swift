import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.3 The force-unwrapped scope", .timeLimit(.minutes(1)))
struct ForceUnwrappedScopeTests {
  private typealias GameFeature = ForceUnwrappedScope.GameFeature
  private typealias OpenList = ForceUnwrappedScope.OpenList

  // MARK: From the inside

  /// A child with a rule of its own and an effect.
  private struct Doubler: Reducer {
    enum Action: Equatable {
      case double
      case doubled
    }

    var body: some Reducer<Int, Action> {
      Reduce { state, action in
        switch action {
        case .double:
          state *= 2
          return .send(.doubled)
        case .doubled:
          state += 1
          return .none
        }
      }
    }
  }

  @Test("By hand: the child runs on state that is there, and its effects are kept")
  func byHandPresent() async {
    var generator = SeededGenerator(seed: 53)
    for number in [0, 21, Int.random(in: 22...999, using: &generator)] {
      let store = TestStore(initialState: Optional(number)) {
        ForceUnwrappedScope.WhilePresent(child: Doubler())
      }
      store.exhaustivity = .off
      await store.send(.double)
      let doubled = store.state
      #expect(
        doubled == number * 2,
        """
        The child doubles its state, so `WhilePresent` should make \(number * 2) of \(number). It \
        is \(doubled.map { "\($0)" } ?? "nil"). The child needs a state that it can change, and the \
        changed one has to get back.
        """
      )
      await store.receive(.doubled) { $0 = number * 2 + 1 }
    }
  }

  @Test("By hand: without a child an issue is reported, and it stays absent")
  func byHandAbsent() async {
    var state: Int?
    let issues = await complaints {
      _ = ForceUnwrappedScope.WhilePresent(child: Doubler()).reduce(into: &state, action: .double)
    }
    #expect(
      issues.count == 1,
      """
      An action came for a child that is not there. That is a mistake somewhere, and should be \
      reported once, with `reportIssue`. Issues reported: \(issues.count).
      """
    )
    #expect(
      state == nil,
      "The action of an absent child must not bring it into being, but now its state is set."
    )
  }

  @Test("By hand: a child that is there gives no cause for an issue")
  func byHandNoIssue() async {
    var state: Int? = 4
    let issues = await complaints {
      _ = ForceUnwrappedScope.WhilePresent(child: Doubler()).reduce(into: &state, action: .doubled)
    }
    #expect(
      issues.isEmpty && state == 5,
      """
      The child made 5 of 4, so there is nothing to report. The state is \
      \(state.map { "\($0)" } ?? "nil"); issues: \(issues).
      """
    )
  }

  // MARK: With the library

  private let clock = TestClock()

  private func state(_ results: [Int], open: [Int]?) -> GameFeature.State {
    func list(_ numbers: [Int]) -> OpenList.State {
      OpenList.State(
        results: IdentifiedArray(uniqueElements: numbers.map { GameResult.sample($0) })
      )
    }
    return GameFeature.State(
      resultState: list(results),
      resultListState: open.map { Identified(list($0), id: UUID(9)) }
    )
  }

  private func makeStore(_ state: GameFeature.State) -> TestStoreOf<GameFeature> {
    TestStore(initialState: state) {
      GameFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("While the list is open, its actions change the copy only")
  func open() async {
    let store = makeStore(state([1, 2, 3], open: [1, 2, 3]))
    await store.send(.listResult(.remove(offset: [0, 1]))) {
      $0.resultListState?.value.results = [.sample(3)]
    }
    let original = store.state.resultState.results.numbers
    let copy = store.state.resultListState?.value.results.numbers
    #expect(
      original == [1, 2, 3] && copy == [3],
      """
      Rows 1 and 2 were deleted on the open page. Its copy should be [3], and the original still \
      [1, 2, 3]. The copy is \(copy.map { "\($0)" } ?? "not there"), the original \(original). \
      Does the list run at all?
      """
    )
  }

  @Test("While the list is closed, an action for it is reported and changes nothing")
  func closed() async {
    let before = state([1, 2, 3], open: nil)
    let store = Store(initialState: before) { GameFeature() }
    let issues = await complaints { store.send(.listResult(.secondPassed)) }
    let after = store.state
    #expect(
      after == before,
      """
      The list was closed when its action came, so nothing should change. In what the state differs \
      (−: before, +: after):

      \(diff(before, after) ?? "nothing")
      """
    )
    #expect(
      issues.count == 1,
      """
      An action for a page that is not there is a mistake somewhere, and should be reported, once. \
      Issues reported: \(issues.count). Whose task is that?
      """
    )
  }

  @Test("What the list does by itself comes back to the list")
  func effects() async {
    let store = makeStore(state([1], open: [1]))
    let task = await store.send(.listResult(.appeared))
    await clock.advance(by: .seconds(2))
    await store.receive(.listResult(.secondPassed)) { $0.resultListState?.value.secondsOpen = 1 }
    await store.receive(.listResult(.secondPassed)) { $0.resultListState?.value.secondsOpen = 2 }
    await task.cancel()
  }

  @Test("Closing the list ends what it was doing")
  func cancellation() async {
    let store = makeStore(state([1], open: [1]))
    await store.send(.listResult(.appeared))
    await clock.advance(by: .seconds(1))
    await store.receive(.listResult(.secondPassed)) { $0.resultListState?.value.secondsOpen = 1 }
    await store.send(.setNavigation(nil)) { $0.resultListState = nil }
    await clock.advance(by: .seconds(5))
  }

  @Test("A list that is opened in place of another ends what that one was doing")
  func replacement() async {
    let store = makeStore(state([1], open: [1]))
    await store.send(.listResult(.appeared))
    await clock.advance(by: .seconds(1))
    await store.receive(.listResult(.secondPassed)) { $0.resultListState?.value.secondsOpen = 1 }
    await store.send(.setNavigation(UUID(10))) {
      $0.resultListState = Identified($0.resultState, id: UUID(10))
    }
    await clock.advance(by: .seconds(5))
  }

  // MARK: The store of the page

  @Test("There is a store for the list while the list is open, and none while it is closed")
  func scoping() {
    let store = Store(initialState: state([1, 2], open: nil)) { GameFeature() }
    #expect(
      ForceUnwrappedScope.listStore(of: store) == nil,
      "The list is closed, so there should be no store for it, and there is one."
    )
    store.send(.setNavigation(UUID(9)))
    let list = ForceUnwrappedScope.listStore(of: store)
    #expect(
      list?.results.numbers == [1, 2],
      """
      The list is open, so there should be a store that shows its results, [1, 2]. It shows \
      \(list.map { "\($0.results.numbers)" } ?? "nothing: there is no store").
      """
    )
    store.send(.setNavigation(nil))
    #expect(
      ForceUnwrappedScope.listStore(of: store) == nil,
      "The list was closed again, so its store should be gone too."
    )
  }

  @Test("What the list's store is sent arrives at the game")
  func scopedActions() {
    let store = Store(initialState: state([1, 2, 3], open: [1, 2, 3])) { GameFeature() }
    ForceUnwrappedScope.listStore(of: store)?.send(.remove(offset: [1]))
    let copy = store.resultListState?.value.results.numbers
    #expect(
      copy == [1, 3],
      """
      The page deleted row 2 through its store. The game's copy should be [1, 3], and it is \
      \(copy.map { "\($0)" } ?? "not there").
      """
    )
  }
}
