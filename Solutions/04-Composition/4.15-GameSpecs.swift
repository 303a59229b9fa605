import ComposableArchitecture
import Foundation

// The game under test stands in `Support/Game.swift`. Each spec is handed a function that makes a
// store of it: sometimes of the right game, sometimes of one with a fault. Such a store has a
// counter with the guess 0, the secret 10 and the id `UUID(0)`. After the first round the secret is
// 20 and the id `UUID(1)`, after the second 30 and `UUID(2)`, and so on. The date is
// `Date(timeIntervalSince1970: 0)`.

/// Plays through the game and says everything: start the watch, guess, go on, remove a result.
@MainActor
func gameSpec(_ makeStore: (_ clock: TestClock<Duration>) -> TestStoreOf<GameFeature>) async {
  let clock = TestClock()
  let store = makeStore(clock)
  // BEGIN SOLUTION
  await store.send(.timer(.start)) {
    $0.timer.started = Date(timeIntervalSince1970: 0)
  }
  await store.send(.counter(.increment)) { $0.counter.count = 1 }
  await clock.advance(by: .milliseconds(10))
  await store.receive(.timer(.timeUpdated)) { $0.timer.duration = 0.01 }
  let first = GameResult(
    counter: Counter.State(count: 1, secret: 10, id: UUID(0)),
    timeSpent: 0.01
  )
  await store.send(.counter(.playNext)) {
    $0.resultState.results = [first]
    $0.lastTimestamp = 0.01
    $0.counter = Counter.State(count: 0, secret: 20, id: UUID(1))
  }
  await store.send(.counter(.playNext)) {
    $0.resultState.results = [
      first,
      GameResult(counter: Counter.State(count: 0, secret: 20, id: UUID(1)), timeSpent: 0),
    ]
    $0.counter = Counter.State(count: 0, secret: 30, id: UUID(2))
  }
  await store.send(.listResult(.remove(offset: [1]))) { $0.resultState.results = [first] }
  await store.send(.timer(.stop))
  // END SOLUTION
  // STUB: // TODO: Two rounds show more than one, and the watch should not stand at 0.
  // STUB: _ = store
}

/// Says only what matters in the end: which results are there after two rounds and a removal.
@MainActor
func resultsSpec(_ makeStore: (_ clock: TestClock<Duration>) -> TestStoreOf<GameFeature>) async {
  let store = makeStore(TestClock())
  // BEGIN SOLUTION
  store.exhaustivity = .off
  await store.send(.counter(.playNext))
  await store.send(.counter(.playNext))
  await store.send(.listResult(.remove(offset: [0]))) {
    $0.resultState.results = [
      GameResult(counter: Counter.State(count: 0, secret: 20, id: UUID(1)), timeSpent: 0)
    ]
  }
  // END SOLUTION
  // STUB: // TODO: Switch the exhaustivity off, play two rounds, remove one, and look at the results.
  // STUB: _ = store
}
