import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.6 Join the list to the game") struct JoinTheListTests {
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
        resultState: .init(results: IdentifiedArray(uniqueElements: results))
      )
    ) {
      GameFeature()
    } withDependencies: {
      $0.counterEnvironment = .init(generateRandom: { _ in 55 }, uuid: { UUID(1) })
    }
  }

  @Test("A round ends up in the list")
  func recording() async {
    let store = makeStore()
    await store.send(.counter(.playNext)) {
      $0.resultState.results = [result(0, guess: 10, secret: 10, timeSpent: 5)]
      $0.lastTimestamp = 5
      $0.counter = Counter.State(count: 0, secret: 55, id: UUID(1))
    }
  }

  @Test("What the list removes is gone for the game too")
  func removing() async {
    let results = [
      result(7, guess: 1, secret: 1, timeSpent: 1), result(8, guess: 2, secret: 3, timeSpent: 1),
    ]
    let store = makeStore(results: results)
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultState.results = [results[1]]
    }
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultState.results = []
    }
  }

  @Test("After everything was removed, the next round is recorded again")
  func recordingAfterRemoval() async {
    let old = result(7, guess: 1, secret: 1, timeSpent: 1)
    let store = makeStore(results: [old])
    await store.send(.listResult(.remove(offset: [0]))) { $0.resultState.results = [] }
    await store.send(.counter(.playNext)) {
      $0.resultState.results = [result(0, guess: 10, secret: 10, timeSpent: 5)]
      $0.lastTimestamp = 5
      $0.counter = Counter.State(count: 0, secret: 55, id: UUID(1))
    }
  }

  @Test("A new round keeps the results that are there")
  func keepingResults() async {
    let old = result(7, guess: 1, secret: 2, timeSpent: 3)
    let store = makeStore(results: [old])
    await store.send(.counter(.playNext)) {
      $0.resultState.results = [old, result(0, guess: 10, secret: 10, timeSpent: 5)]
      $0.lastTimestamp = 5
      $0.counter = Counter.State(count: 0, secret: 55, id: UUID(1))
    }
  }

  @Test("The header counts what is in the list")
  func header() {
    let store = Store(
      initialState: GameFeature.State(
        resultState: .init(
          results: [
            result(7, guess: 1, secret: 1, timeSpent: 1),
            result(8, guess: 2, secret: 3, timeSpent: 1),
          ]
        )
      )
    ) {
      GameFeature()
    }
    var headers = [store.header]
    store.send(.listResult(.remove(offset: [1])))
    headers.append(store.header)
    store.send(.listResult(.remove(offset: [0])))
    headers.append(store.header)
    #expect(
      headers == ["1/2 correct", "1/1 correct", "0/0 correct"],
      """
      With one right of two results, then one right, then none at all, the headers were \
      \(headers). There is one storage, and two who look at it.
      """
    )
  }
}
