import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.GivenNumbers
import func SuiteHelpers.expectSteps

@testable import Composition

@MainActor
@Suite("4.16 Record the result", .timeLimit(.minutes(20))) struct RecordTheResultTests {
  typealias GameFeature = RecordTheResult.GameFeature
  typealias GameResult = RecordTheResult.GameResult

  /// A store in the middle of a game. After "Next" the counter draws 55.
  private func makeStore(
    count: Int = 0,
    secret: Int,
    duration: TimeInterval,
    lastTimestamp: TimeInterval = 0,
    results: [GameResult] = []
  ) -> TestStoreOf<GameFeature> {
    TestStore(
      initialState: GameFeature.State(
        counter: Counter.State(count: count, secret: secret, id: UUID(100)),
        timer: TimerFeature.State(started: Date(timeIntervalSince1970: 0), duration: duration),
        results: results,
        lastTimestamp: lastTimestamp
      )
    ) {
      GameFeature().comparing(\.counter, \.timer, \.results, \.lastTimestamp)
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(
        GivenNumbers([55], in: -100...100)
      )
      $0.continuousClock = TestClock()
    }
  }

  private let nextRound = Counter.State(count: 0, secret: 55, id: UUID(1))

  @Test("A right guess after five seconds is recorded")
  func rightGuess() async {
    await expectSteps(
      """
      The secret was 10, the guess 10, and the timer showed 5 seconds. "Next" should record exactly \
      this, and note 5 as `lastTimestamp`; the counter should begin its next round. Look at where in \
      `body` the result is made, then at the two things that are to happen.
      """
    ) {
      let store = makeStore(count: 10, secret: 10, duration: 5)
      await store.send(.counter(.playNextButtonTapped)) {
        $0.results = [GameResult(secret: 10, guess: 10, timeSpent: 5)]
        $0.lastTimestamp = 5
        $0.counter = nextRound
      }
    }
  }

  @Test("A wrong guess is recorded as well")
  func wrongGuess() async {
    await expectSteps(
      """
      The secret was 10, the guess -4, and the timer showed 2.2 seconds. "Next" should record this \
      too. Look at the condition under which a result is made.
      """
    ) {
      let store = makeStore(count: -4, secret: 10, duration: 2.2)
      await store.send(.counter(.playNextButtonTapped)) {
        $0.results = [GameResult(secret: 10, guess: -4, timeSpent: 2.2)]
        $0.lastTimestamp = 2.2
        $0.counter = nextRound
      }
    }
  }

  @Test("The time of a round begins where the last one ended")
  func timeOfARound() async {
    await expectSteps(
      """
      The last round ended when the timer showed 7 seconds; now it shows 12. The new result should \
      come after the old one, with a time of 5 seconds, and `lastTimestamp` should be 12. Look at both \
      times, and at what happens to the results that are there.
      """
    ) {
      let first = GameResult(secret: 1, guess: 2, timeSpent: 7)
      let store = makeStore(count: 3, secret: 3, duration: 12, lastTimestamp: 7, results: [first])
      await store.send(.counter(.playNextButtonTapped)) {
        $0.results = [first, GameResult(secret: 3, guess: 3, timeSpent: 5)]
        $0.lastTimestamp = 12
        $0.counter = nextRound
      }
      let times = store.state.results.map(\.timeSpent)
      #expect(
        times == [7, 5],
        """
        The two results should say that their rounds took 7 and 5 seconds, and they say \(times). Look \
        at what a `GameResult` keeps.
        """
      )
    }
  }

  @Test("Two rounds at once take no time the second time")
  func twoRounds() async {
    await expectSteps(
      """
      "Next" was tapped twice while the timer showed 4 seconds. The first round should take 4 seconds \
      and the second one none. Look at `lastTimestamp`: is it up to date when the second round ends?
      """
    ) {
      let store = makeStore(count: 8, secret: 9, duration: 4)
      await store.send(.counter(.playNextButtonTapped)) {
        $0.results = [GameResult(secret: 9, guess: 8, timeSpent: 4)]
        $0.lastTimestamp = 4
        $0.counter = nextRound
      }
      await store.send(.counter(.playNextButtonTapped)) {
        $0.results = [
          GameResult(secret: 9, guess: 8, timeSpent: 4),
          GameResult(secret: 55, guess: 0, timeSpent: 0),
        ]
      }
      let numbers = store.state.results.map { [$0.secret, $0.guess] }
      #expect(
        numbers == [[9, 8], [55, 0]],
        """
        The two results should have the secrets 9 and 55 and the guesses 8 and 0, and they have \
        \(numbers), the secret of each first. Look at what a `GameResult` keeps.
        """
      )
    }
  }

  @Test("No other action records anything")
  func otherActions() async {
    await expectSteps(
      """
      Plus, a text in the field, a tick, a start and a stop should change the counter and the timer, \
      and record nothing. Look at which actions your `case` matches.
      """
    ) {
      let store = makeStore(count: 8, secret: 9, duration: 4)
      await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 9 }
      await store.send(.counter(.countTextChanged("3"))) { $0.counter.count = 3 }
      await store.send(.timer(.timerTicked)) { $0.timer.duration = 4.01 }
      await store.send(.timer(.startButtonTapped))
      await store.send(.timer(.stopButtonTapped))
    }
  }
}
