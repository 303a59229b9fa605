import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

/// Tests of `TestedGame`, which is in `Support/TestedGame.swift`, with `Support/Counter.swift` and
/// `Support/TimerFeature.swift`.
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

  // TODO: Write a test that says only which results are left: switch exhaustivity off, play
  // two rounds, delete one result, expect the other one.
}
