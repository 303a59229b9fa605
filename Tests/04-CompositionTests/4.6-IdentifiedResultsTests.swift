import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.4 IdentifiedArray and ids") struct IdentifiedResultsTests {
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
      $0.counterEnvironment = .init(
        // A number for another range would be another secret.
        generateRandom: { $0 == -100...100 ? 7 : 1000 },
        uuid: {
          nextID.withValue { id in
            id += 1
            return UUID(id)
          }
        }
      )
    }
  }

  @Test("Each round leaves a result, in order")
  func rounds() {
    let store = makeStore()
    store.send(.counter(.increment))
    store.send(.counter(.playNext))
    store.send(.counter(.playNext))
    store.send(.counter(.increment))
    store.send(.counter(.playNext))
    let results = store.results
    #expect(
      results.map(\.counter.count) == [1, 0, 1]
        && results.map(\.counter.secret) == [1, 7, 7]
        && results.ids.elements == [UUID(0), UUID(1), UUID(2)],
      """
      After three rounds there should be three results, with the guesses 1, 0, 1, the secrets \
      1, 7, 7 and three different ids. There are \(results.count), with \
      \(results.map(\.counter.count)) and \(results.map(\.counter.secret)). \
      What does an `IdentifiedArray` do with an element whose id it already has?
      """
    )
    #expect(
      results.allSatisfy { $0.timeSpent == 1 },
      "In this exercise every round takes 1 second; yours took \(results.map(\.timeSpent))."
    )
  }

  @Test("A new round has a new secret, a new id and a count of 0")
  func newRound() {
    let store = makeStore()
    store.send(.counter(.increment))
    store.send(.counter(.playNext))
    let counter = store.counter
    #expect(
      counter == CounterState(count: 0, secret: 7, id: UUID(1)),
      """
      After `playNext` the counter should have count 0, secret 7 and the id UUID(1). It has count \
      \(counter.count), secret \(counter.secret) and the id \(counter.id).
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
        "With the guess \(count) and the secret \(secret), `correct` should be \(expected)."
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
      A result of the round UUID(9) was asked for its id twice, and said \(ids). \
      The id should be the round's.
      """
    )
  }

  @Test("A result is found and removed by its id, wherever it stands")
  func removal() {
    let store = makeStore()
    for _ in 0..<4 { store.send(.counter(.playNext)) }
    store.send(.removeButtonTapped(id: UUID(1)))
    let found = store.results[id: UUID(2)]?.id
    store.send(.removeButtonTapped(id: UUID(2)))
    store.send(.removeButtonTapped(id: UUID(77)))
    let ids = store.results.ids.elements
    #expect(
      found == UUID(2) && ids == [UUID(0), UUID(3)],
      """
      Of four results the second and the third were removed, and one that does not exist. \
      The first and the fourth should be left; left are \(ids).
      """
    )
  }
}
