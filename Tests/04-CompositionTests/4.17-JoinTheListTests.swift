import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.GivenNumbers
import func SuiteHelpers.expectOwnReducer
import func SuiteHelpers.expectSteps

@testable import Composition

@MainActor
@Suite("4.17 Join the list to the game") struct JoinTheListTests {
  typealias GameFeature = JoinTheList.GameFeature

  private func result(_ id: Int, guess: Int, secret: Int, timeSpent: TimeInterval) -> GameResult {
    GameResult(
      counter: Counter.State(count: guess, secret: secret, id: UUID(id)),
      timeSpent: timeSpent
    )
  }

  private func makeStore(results: [GameResult] = []) -> TestStoreOf<GameFeature> {
    TestStore(
      initialState: GameFeature.State(
        counter: Counter.State(count: 10, secret: 10, id: UUID(0)),
        timer: TimerFeature.State(duration: 5),
        list: .init(results: IdentifiedArray(uniqueElements: results))
      )
    ) {
      GameFeature().comparing(\.counter, \.timer, \.list.results, \.lastTimestamp)
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(
        GivenNumbers([55], in: -100...100)
      )
    }
  }

  /// A store for what happens in the list.
  private func makePlainStore(_ results: IdentifiedArrayOf<GameResult>) -> StoreOf<GameFeature> {
    Store(initialState: GameFeature.State(list: .init(results: results))) { GameFeature() }
  }

  /// Ends a check that could only mislead, since no row can be deleted.
  private func requireDeletion(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makePlainStore([result(7, guess: 1, secret: 1, timeSpent: 1)])
    store.send(.list(.rowsDeleted(at: [0])))
    let isDeleted = store.list.results.isEmpty
    try #require(
      isDeleted,
      """
      Not judged yet: no row can be deleted. First let the check "A row that is deleted in the list \
      is gone" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  private let nextRound = Counter.State(count: 0, secret: 55, id: UUID(1))

  @Test("A new round keeps the results that are there")
  func keepingResults() async {
    await expectSteps(
      """
      The list had one result. After "Next" it should have this one and the new one, in this order. \
      Look at what the game assigns to the list.
      """
    ) {
      let old = result(7, guess: 1, secret: 2, timeSpent: 3)
      let store = makeStore(results: [old])
      await store.send(.counter(.playNextButtonTapped)) {
        $0.list.results = [old, result(0, guess: 10, secret: 10, timeSpent: 5)]
        $0.lastTimestamp = 5
        $0.counter = nextRound
      }
    }
  }

  @Test("A row that is deleted in the list is gone")
  func removing() async {
    await expectSteps(
      """
      The list had two results. `.list(.rowsDeleted(at: [0]))` should remove the first one, and the \
      same action once more the second one. Look at whether the list's own reducer runs in `body`.
      """
    ) {
      let results = [
        result(7, guess: 1, secret: 1, timeSpent: 1), result(8, guess: 2, secret: 3, timeSpent: 1),
      ]
      let store = makeStore(results: results)
      await store.send(.list(.rowsDeleted(at: [0]))) { $0.list.results = [results[1]] }
      await store.send(.list(.rowsDeleted(at: [0]))) { $0.list.results = [] }
    }
  }

  @Test("The list runs by its own reducer")
  func ownReducer() throws {
    try requireDeletion()
    let row = result(7, guess: 1, secret: 1, timeSpent: 1)
    expectOwnReducer(
      of: JoinTheList.GameResultList.self,
      "It puts a row with the secret 9 in place of all rows. After a deletion, the secrets should be [9]",
      lookAt: "what changes the list in `body`",
      expected: [9],
      change: {
        $0.results = [GameResult(counter: Counter.State(secret: 9, id: UUID(9)), timeSpent: 1)]
      },
      found: {
        let store = makePlainStore([row])
        store.send(.list(.rowsDeleted(at: [0])))
        return store.list.results.map(\.counter.secret)
      }
    )
  }

  @Test("The game's two numbers follow the list")
  func numbers() throws {
    let store = makePlainStore([
      result(7, guess: 1, secret: 1, timeSpent: 1), result(8, guess: 2, secret: 3, timeSpent: 1),
      result(9, guess: 4, secret: 4, timeSpent: 1),
    ])
    var numbers = ["\(store.correctCount) of \(store.totalCount)"]
    for offset in [1, 1, 0] {
      store.send(.list(.rowsDeleted(at: [offset])))
      numbers.append("\(store.correctCount) of \(store.totalCount)")
    }
    if Set(numbers).count == 1 { try requireDeletion() }
    #expect(
      numbers == ["2 of 3", "2 of 2", "1 of 1", "0 of 0"],
      """
      The list began with three results, two of them right. Then the wrong one was deleted, and then \
      the other two, one by one. `correctCount` of `totalCount` should be 2 of 3, 2 of 2, 1 of 1 and \
      0 of 0. They were \(numbers.joined(separator: ", ")). Look at which array the two numbers count.
      """
    )
  }

  @Test("The results are in one place only")
  func onePlace() {
    let children = Mirror(reflecting: GameFeature.State()).children
    let names = children.filter { child in
      child.value is IdentifiedArrayOf<GameResult> || child.value is [GameResult]
    }
    .compactMap { $0.label?.drop { $0 == "_" } }
    #expect(
      names.isEmpty,
      """
      The list holds the results, and the game's own state holds results as well, in \
      \(names.map { "`\($0)`" }.joined(separator: " and ")). Sooner or later the two will differ. Which \
      one can go?
      """
    )
  }
}
