// Tests of `ScoredGame`, which is in `Support/ScoredGame.swift`: a list of scores, and a round on a page
// of its own.

// BEGIN SOLUTION
import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
struct ScoredGameTests {
  @Test func rounds() async {
    let saved = LockIsolated<[[Int]]>([])
    let store = TestStore(initialState: ScoredGame.State()) {
      ScoredGame()
    } withDependencies: {
      $0.gameClient.drawSecret = { 42 }
      $0.gameClient.saveScores = { scores in saved.withValue { $0.append(scores) } }
    }
    await store.send(.playButtonTapped) { $0.round = ScoredRound.State(secret: 42) }
    await store.send(\.round.guessChanged, 41) { $0.round?.guess = 41 }
    await store.send(\.round.checkButtonTapped) {
      $0.round?.guesses = 1
      $0.round?.hint = .higher
    }
    await store.send(\.round.guessChanged, 43) { $0.round?.guess = 43 }
    await store.send(\.round.checkButtonTapped) {
      $0.round?.guesses = 2
      $0.round?.hint = .lower
    }
    await store.send(\.round.guessChanged, 42) { $0.round?.guess = 42 }
    await store.send(\.round.checkButtonTapped) { $0.round?.guesses = 3 }
    await store.receive(\.round.delegate.guessed) { $0.scores = [3] }
    await store.receive(\.round.dismiss) { $0.round = nil }

    await store.send(.playButtonTapped) { $0.round = ScoredRound.State(secret: 42) }
    await store.send(\.round.guessChanged, 42) { $0.round?.guess = 42 }
    await store.send(\.round.checkButtonTapped) { $0.round?.guesses = 1 }
    await store.receive(\.round.delegate.guessed) { $0.scores = [1, 3] }
    await store.receive(\.round.dismiss) { $0.round = nil }
    await store.finish()
    expectNoDifference(saved.value, [[3], [1, 3]])
  }

  @Test func givingUp() async {
    let store = TestStore(initialState: ScoredGame.State()) {
      ScoredGame()
    } withDependencies: {
      $0.gameClient.drawSecret = { 42 }
    }
    await store.send(.playButtonTapped) { $0.round = ScoredRound.State(secret: 42) }
    await store.send(\.round.giveUpButtonTapped) { $0.round?.alert = .giveUp }
    await store.send(\.round.alert.dismiss) { $0.round?.alert = nil }
    await store.send(\.round.giveUpButtonTapped) { $0.round?.alert = .giveUp }
    await store.send(\.round.alert.giveUpConfirmed) { $0.round?.alert = nil }
    await store.receive(\.round.dismiss) { $0.round = nil }
  }

  @Test func retry() async {
    struct DiskFull: Error {}
    let clock = TestClock()
    let saved = LockIsolated<[[Int]]>([])
    let store = TestStore(initialState: ScoredGame.State()) {
      ScoredGame()
    } withDependencies: {
      $0.gameClient.drawSecret = { 42 }
      $0.gameClient.saveScores = { scores in
        saved.withValue { $0.append(scores) }
        if saved.value.count == 1 {
          try await clock.sleep(for: .seconds(1))
          throw DiskFull()
        }
      }
    }
    await store.send(.playButtonTapped) { $0.round = ScoredRound.State(secret: 42) }
    await store.send(\.round.guessChanged, 42) { $0.round?.guess = 42 }
    await store.send(\.round.checkButtonTapped) { $0.round?.guesses = 1 }
    await store.receive(\.round.delegate.guessed) { $0.scores = [1] }
    await store.receive(\.round.dismiss) { $0.round = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.savingFailed) { $0.alert = .notSaved }
    await store.send(\.alert.retryButtonTapped) { $0.alert = nil }
    await store.finish()
    expectNoDifference(saved.value, [[1], [1]])
  }
}
// END SOLUTION
// STUB: // TODO: Write the whole test file. It tests three flows: two rounds, one of them with wrong guesses; a
// STUB: // round in which a person goes on at first, and then gives up; a score that cannot be saved at first.
