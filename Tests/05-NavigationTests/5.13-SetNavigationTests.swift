import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.13 The list behind a tag", .timeLimit(.minutes(5))) struct SetNavigationTests {
  private typealias GameFeature = SetNavigation.GameFeature
  private typealias Screen = SetNavigation.Screen

  private func makeScreen(_ results: [Int]) -> (screen: Screen, store: StoreOf<GameFeature>) {
    let store = Store(
      initialState: GameFeature.State(
        // The secret would be random.
        counter: Counter.State(count: 0, secret: 5, id: UUID(500)),
        resultState: GameResultListFeature.State(
          results: IdentifiedArray(uniqueElements: results.map { GameResult.sample($0) })
        )
      )
    ) {
      GameFeature()
    } withDependencies: {
      $0.counterEnvironment = .counting()
    }
    return (Screen(store: store), store)
  }

  private func rows(_ screen: Screen) -> String {
    screen.list.map { "\($0.results.numbers)" } ?? "closed"
  }

  // MARK: Today's form

  private func payload<Payload, Action>(of action: (Payload) -> Action) -> Any.Type {
    Payload.self
  }

  private var hasPresentationAction: Bool {
    payload(of: GameFeature.Action.listResult)
      == PresentationAction<GameResultListFeature.Action>.self
  }

  @Test("The state of the list is presented")
  func presentedState() {
    let types = Mirror(reflecting: makeScreen([]).store.state).children
      .filter { ($0.label ?? "").hasSuffix("resultListState") }
      .map { "\(type(of: $0.value))" }
    let isPresented = types.contains { $0.hasPrefix("PresentationState") }
    #expect(
      isPresented,
      """
      `resultListState` should be an optional with `@Presents`, without an `Identified`. It is \
      \(types.first ?? "not there"). Look at the `State` of `GameFeature`.
      """
    )
  }

  @Test("The actions of the list are presented")
  func presentedAction() {
    #expect(
      hasPresentationAction,
      """
      `listResult` should carry a `PresentationAction` of the list's actions. It carries a \
      `\(payload(of: GameFeature.Action.listResult))`. Look at the `Action` of `GameFeature`.
      """
    )
  }

  @Test("An action that comes when the list is closed is reported, and does not crash")
  func late() async throws {
    try #require(
      hasPresentationAction,
      """
      The old code crashes when an action of the list comes late, so this is tried only after \
      `listResult` carries a `PresentationAction`.
      """
    )
    let (screen, store) = makeScreen([1, 2])
    screen.openTapped()
    let remove: CaseKeyPath<GameFeature.Action, IndexSet> = \.listResult.remove
    screen.backTapped()
    let issues = await complaints { store.send(remove([0])) }
    #expect(
      issues.count == 1 && store.resultState.results.numbers == [1, 2],
      """
      The list was closed when a row was deleted. One issue should be reported, and the results \
      should still be [1, 2]. Reported were \(issues.count), and the results are \
      \(store.resultState.results.numbers). Look at what runs `GameResultListFeature`.
      """
    )
  }

  // MARK: What it did before

  @Test("The list opens with the results of the game, each time")
  func opening() {
    for results in [[], [3], [8, 1, 4]] {
      let (screen, store) = makeScreen(results)
      for tap in ["first", "second"] {
        screen.openTapped()
        #expect(
          rows(screen) == "\(results)",
          """
          After the \(tap) tap on the link in a game with the results \(results), the list should \
          show them, as before. It shows: \(rows(screen)). Look at `openTapped`, at the action that it \
          sends, and at `list`.
          """
        )
        guard rows(screen) == "\(results)" else { return }
        // The second tap begins with a new copy.
        screen.list?.send(.remove(offset: IndexSet(results.indices.prefix(1))))
        let isUnchanged = store.resultState.results.numbers == results
        #expect(
          isUnchanged,
          """
          A row was deleted on the open page, which works on a copy. The results of the game should \
          still be \(results), as before. They are \(store.resultState.results.numbers). Look at what \
          runs `GameResultListFeature`, and at when the copy becomes the results.
          """
        )
        guard isUnchanged else { return }
      }
    }
  }

  @Test("The way back closes the list, and the copy becomes the results")
  func closing() {
    for (deleted, left) in [([0, 2], [2]), ([0, 1, 2], []), ([], [1, 2, 3])] as [([Int], [Int])] {
      let (screen, store) = makeScreen([1, 2, 3])
      screen.openTapped()
      screen.list?.send(.remove(offset: IndexSet(deleted)))
      screen.backTapped()
      #expect(
        store.resultState.results.numbers == left && screen.list == nil,
        """
        On the open page the rows at \(deleted) were deleted from [1, 2, 3], and the way back was \
        taken. The results should be \(left), and the list closed, as before. The results are \
        \(store.resultState.results.numbers), the list is \(rows(screen)). Look at `backTapped`, and \
        at what the game does when the list goes.
        """
      )
    }
  }

  @Test("The rest of the game goes on while the list is open")
  func restOfTheGame() {
    let (screen, store) = makeScreen([1])
    screen.openTapped()
    store.send(.counter(.incrementButtonTapped))
    store.send(.counter(.playNextButtonTapped))
    let count = store.resultState.results.count
    #expect(
      count == 2 && rows(screen) == "[1]",
      """
      A round ended while the list was open. The game should have 2 results, and the list should \
      still show [1], as before. There are \(count) results, and the list shows: \(rows(screen)). \
      Look at the `body`.
      """
    )
  }
}
