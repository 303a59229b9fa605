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
  /// A store of a game that begins with the guess 0, the secret 10 and the id `UUID(0)`. After the
  /// first round the secret is 20 and the id `UUID(1)`, after the second 30 and `UUID(2)`, and so on.
  private func makeStore(clock: TestClock<Duration> = TestClock()) -> TestStoreOf<TestedGame> {
    let round = LockIsolated(0)
    return TestStore(
      initialState: TestedGame.State(counter: Counter.State(secret: 10, id: UUID(0)))
    ) {
      TestedGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.counterEnvironment.generateRandom = { _ in
        round.withValue { $0 += 1 }
        return 10 + round.value * 10
      }
      $0.counterEnvironment.uuid = { UUID(round.value) }
    }
  }

  // TODO: Write a test that plays through a game and says everything. Two rounds show more
  // than one. Let the timer run before the first one ends.

  // TODO: Write a test that says only which results are left: switch exhaustivity off, start
  // the timer, let a second pass, end two rounds, delete the first result, expect the other one.
}
