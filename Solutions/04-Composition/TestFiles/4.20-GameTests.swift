import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

/// Tests of `TestedGame`. Its state has
/// - `counter`, with `count`, `secret` and `id`,
/// - `timer`, with `started`, a date that is nil at first, and `duration` in seconds,
/// - `list`, with `results`, each a `GameResult(counter:timeSpent:)`,
/// - `lastTimestamp`, what the timer showed when the last round ended.
@MainActor
struct TestedGameTests {
  /// The secrets of the rounds after the first one.
  private let secrets: [Int] = {
    var numbers = ForeseenNumbers(seed: 1)
    return (1...3).map { _ in Int.random(in: -100...100, using: &numbers) }
  }()

  /// A store of a game that begins with the guess 0, the secret 10 and the id `UUID(100)`. After the
  /// first round the secret is `secrets[0]` and the id `UUID(0)`, after the second `secrets[1]` and
  /// `UUID(1)`, and so on.
  private func makeStore(clock: TestClock<Duration> = TestClock()) -> TestStoreOf<TestedGame> {
    TestStore(
      initialState: TestedGame.State(counter: Counter.State(secret: 10, id: UUID(100)))
    ) {
      TestedGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ForeseenNumbers(seed: 1))
    }
  }

  // BEGIN SOLUTION
  @Test func everything() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    await store.send(.timer(.startButtonTapped)) {
      $0.timer.started = Date(timeIntervalSince1970: 0)
    }
    await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 1 }
    await clock.advance(by: .milliseconds(10))
    await store.receive(\.timer.timerTicked) { $0.timer.duration = 0.01 }
    let first = GameResult(
      counter: Counter.State(count: 1, secret: 10, id: UUID(100)),
      timeSpent: 0.01
    )
    await store.send(.counter(.playNextButtonTapped)) {
      $0.list.results = [first]
      $0.lastTimestamp = 0.01
      $0.counter = Counter.State(count: 0, secret: secrets[0], id: UUID(0))
    }
    await store.send(.counter(.playNextButtonTapped)) {
      $0.list.results = [
        first,
        GameResult(counter: Counter.State(count: 0, secret: secrets[0], id: UUID(0)), timeSpent: 0),
      ]
      $0.counter = Counter.State(count: 0, secret: secrets[1], id: UUID(1))
    }
    await store.send(.list(.rowsDeleted(at: [1]))) { $0.list.results = [first] }
    await store.send(.timer(.stopButtonTapped))
  }

  @Test func results() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    store.exhaustivity = .off
    await store.send(.timer(.startButtonTapped))
    await store.send(.counter(.incrementButtonTapped))
    await store.send(.counter(.incrementButtonTapped))
    await clock.advance(by: .seconds(1))
    await store.send(.counter(.playNextButtonTapped))
    await store.send(.counter(.playNextButtonTapped))
    await store.send(.timer(.stopButtonTapped))
    await store.send(.list(.rowsDeleted(at: [0]))) {
      $0.list.results = [
        GameResult(counter: Counter.State(count: 0, secret: secrets[0], id: UUID(0)), timeSpent: 0)
      ]
    }
  }
  // END SOLUTION
  // STUB: // TODO: Write a test that plays through a game and says everything. Two rounds show more
  // STUB: // than one. Let the timer run before the first one ends.
  // STUB:
  // STUB: // TODO: Write a test that says only which results are left: switch exhaustivity off, start
  // STUB: // the timer, let a second pass, end two rounds, delete the first result, expect the other one.
}
