import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.GivenNumbers

@testable import Composition

@MainActor
@Suite("4.5 A list with ids") struct IdentifiedResultsTests {
  typealias CounterState = IdentifiedResults.Counter.State
  typealias GameFeature = IdentifiedResults.GameFeature
  typealias GameResult = IdentifiedResults.GameResult

  private func makeStore() -> StoreOf<GameFeature> {
    let nextID = LockIsolated(0)
    return Store(
      initialState: GameFeature.State(counter: CounterState(secret: 1, id: UUID(0)))
    ) {
      GameFeature()
    } withDependencies: {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(
        GivenNumbers([7], in: -100...100)
      )
      $0.uuid = UUIDGenerator {
        nextID.withValue { id in
          id += 1
          return UUID(id)
        }
      }
    }
  }

  /// The end of each id, which is enough to tell them apart.
  private func short(_ ids: [UUID]) -> String {
    ids.map { "…" + $0.uuidString.suffix(2) }.joined(separator: ", ")
  }

  /// Why there may be too few results.
  private func reason(_ count: Int) -> String {
    switch count {
    case 0:
      "Nothing was appended. Look at the case `.counter(.playNextButtonTapped)` of the game."
    case 1:
      """
      There is only one. An `IdentifiedArray` keeps the element that it has when another one with the \
      same id is appended: are the ids of the rounds different?
      """
    default:
      "Look at where the result is made, at where it is put, and at the order in `body`: which line runs "
        + "first, the one that looks at the round or the one that begins the next?"
    }
  }

  /// Ends a check of results that cannot be right, since rounds or ids are not.
  private func requireRoundsAndIDs(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore()
    store.send(.counter(.playNextButtonTapped))
    let isRoundRight = store.counter.secret == 7 && store.counter.id == UUID(1)
    let result = GameResult(counter: CounterState(secret: 0, id: UUID(9)), timeSpent: 1)
    let isIDRight = result.id == UUID(9)
    try #require(
      isRoundRight,
      """
      Not judged yet: the next round does not begin as it should. First let the check "A new round has a \
      new secret, a new id and a count of 0" pass.
      """,
      sourceLocation: sourceLocation
    )
    try #require(
      isIDRight,
      """
      Not judged yet: a result does not have the id of its round. First let the check "A result keeps its \
      id, however often it is looked at" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("Each round leaves a result, in order")
  func rounds() throws {
    try requireRoundsAndIDs()
    let store = makeStore()
    store.send(.counter(.incrementButtonTapped))
    store.send(.counter(.playNextButtonTapped))
    store.send(.counter(.playNextButtonTapped))
    store.send(.counter(.incrementButtonTapped))
    store.send(.counter(.playNextButtonTapped))
    let results = store.results
    let guesses = results.map(\.counter.count)
    #expect(
      guesses == [1, 0, 1],
      """
      The guesses of three rounds were 1, 0 and 1. There should be a result for each, in this order, \
      and the guesses in the results are \(guesses). \(reason(results.count))
      """
    )
    let secrets = results.map(\.counter.secret)
    let ids = results.ids.elements
    #expect(
      secrets == [1, 7, 7] && ids == [UUID(0), UUID(1), UUID(2)],
      """
      The rounds had the secrets 1, 7 and 7 and the ids ending in 0, 1 and 2. The results have the \
      secrets \(secrets) and the ids \(short(ids)). Look at what a new round assigns, and at `id`.
      """
    )
    #expect(
      results.allSatisfy { $0.timeSpent == 1 },
      """
      In this exercise every round takes 1 second. The results say \(results.map(\.timeSpent)). Look at \
      where the result is made.
      """
    )
  }

  @Test("A new round has a new secret, a new id and a count of 0")
  func newRound() {
    let store = Store(initialState: CounterState(count: 5, secret: 1, id: UUID(0))) {
      IdentifiedResults.Counter()
    } withDependencies: {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(
        GivenNumbers([7], in: -100...100)
      )
      $0.uuid = .constant(UUID(1))
    }
    store.send(.playNextButtonTapped)
    let counter = store.state
    #expect(
      counter.count == 0 && counter.secret == 7 && counter.id == UUID(1),
      """
      After "Next" a counter without a game should have the count 0, the secret 7 and the id \
      \(short([UUID(1)])). It has the count \(counter.count), the secret \(counter.secret) and the id \
      \(short([counter.id])). Look at what the counter assigns in `playNextButtonTapped`.
      """
    )
  }

  @Test("A result says whether the guess was right")
  func correct() {
    let cases = [(4, 4, true), (4, 5, false), (-4, 4, false), (-100, -100, true)]
    for (count, secret, expected) in cases {
      let result = GameResult(
        counter: CounterState(count: count, secret: secret, id: UUID(1)),
        timeSpent: 1
      )
      #expect(
        result.correct == expected,
        """
        With the guess \(count) and the secret \(secret), `correct` should be \(expected), and it is \
        \(result.correct). Look at what `correct` compares.
        """
      )
    }
  }

  @Test("A result keeps its id, however often it is looked at")
  func idStays() {
    let result = GameResult(counter: CounterState(secret: 0, id: UUID(9)), timeSpent: 1)
    let ids = [result.id, result.id]
    #expect(
      ids == [UUID(9), UUID(9)],
      """
      The id of the round ends in 9. Its result was asked for its id twice, and gave \(short(ids)). Both \
      should be the id of the round. Look at `id` of `GameResult`.
      """
    )
  }

  @Test("A result is found and removed by its id, at any position")
  func removal() throws {
    try requireRoundsAndIDs()
    let store = makeStore()
    for _ in 0..<4 { store.send(.counter(.playNextButtonTapped)) }
    let all = store.results.ids.elements
    try #require(
      all == (0..<4).map { UUID($0) },
      """
      Not judged yet: four rounds should leave four results, and there are \(all.count), with the ids \
      \(all.isEmpty ? "of none" : short(all)). First let the check "Each round leaves a result, in order" pass.
      """
    )
    store.send(.removeButtonTapped(id: UUID(1)))
    let found = store.results[id: UUID(2)]?.id
    store.send(.removeButtonTapped(id: UUID(2)))
    store.send(.removeButtonTapped(id: UUID(77)))
    let ids = store.results.ids.elements
    #expect(
      found == UUID(2) && ids == [UUID(0), UUID(3)],
      """
      Of four results, …00 to …03, the second and the third were removed by their ids, and one that \
      does not exist. The first and the fourth should be left. Left are: \(ids.isEmpty ? "none" : short(ids)). Look at the case \
      `removeButtonTapped`.
      """
    )
  }
}
