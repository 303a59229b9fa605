import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import func SuiteHelpers.complaints

@testable import Navigation

@MainActor
@Suite("5.18 The list behind a tag", .timeLimit(.minutes(20))) struct SetNavigationTests {
  private typealias GameFeature = SetNavigation.GameFeature

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
      $0.drawForCounters()
    }
    return (Screen { SetNavigation.GameView(store: store) }, store)
  }

  /// The secrets in the rows of the list, or that it is closed.
  private func rows(_ screen: Screen) -> String {
    guard screen.title == "Results" else { return "closed" }
    return "\(screen.texts.compactMap { $0.hasPrefix("Secret: ") ? Int($0.dropFirst(8)) : nil })"
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
    guard screen.tap("Results"), screen.back() else { return }
    let rowsDeleted: CaseKeyPath<GameFeature.Action, IndexSet> = \.listResult.rowsDeleted
    let issues = await complaints { store.send(rowsDeleted([0])) }
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
      var expected = results
      for visit in ["first", "second"] {
        guard screen.tap("Results") else { return }
        #expect(
          rows(screen) == "\(expected)",
          """
          On the \(visit) visit, in a game with the results \(expected), the list should show them, as \
          before. It shows: \(rows(screen)). Look at what the button sends, and at the page that \
          `GameView` opens.

          \(screen)
          """
        )
        guard rows(screen) == "\(expected)", screen.back(), screen.tap("Next") else { return }
        // The counter's secret is 5 at first, and then 7.
        expected.append(expected.contains(5) ? 7 : 5)
        #expect(
          store.resultState.results.numbers == expected,
          """
          After the way back a round ended, so the results of the game should be \(expected), as \
          before. They are \(store.resultState.results.numbers). Look at the case for the end of the \
          list.
          """
        )
      }
    }
  }

  @Test("The page works on a copy")
  func copy() {
    let (screen, store) = makeScreen([8, 1, 4])
    guard screen.tap("Results"), screen.delete("Secret: 1") else { return }
    #expect(
      rows(screen) == "[8, 4]" && store.resultState.results.numbers == [8, 1, 4],
      """
      Of the rows 8, 1 and 4, the second was deleted on the open page. The page should show [8, 4], and \
      the results of the game should still be [8, 1, 4], as before. The page shows \(rows(screen)), and \
      the results are \(store.resultState.results.numbers). Look at what runs \
      `GameResultListFeature`, and at when the copy becomes the results.
      """
    )
  }

  @Test("The way back closes the list, and the copy becomes the results")
  func closing() {
    for (deleted, left) in [([1, 3], [2]), ([1, 2, 3], []), ([], [1, 2, 3])] as [([Int], [Int])] {
      let (screen, store) = makeScreen([1, 2, 3])
      guard screen.tap("Results") else { return }
      for number in deleted where !screen.delete("Secret: \(number)") { return }
      guard screen.back() else { return }
      #expect(
        store.resultState.results.numbers == left && store.resultListState == nil,
        """
        On the open page the rows \(deleted) of [1, 2, 3] were deleted, and the way back was taken. \
        The results should be \(left), and the list closed, as before. The results are \
        \(store.resultState.results.numbers), the list is \(rows(screen)). Look at what the game does \
        when the list goes.
        """
      )
    }
  }

  @Test("The rest of the game goes on while the list is open")
  func restOfTheGame() {
    let (screen, store) = makeScreen([1])
    guard screen.tap("Results") else { return }
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
