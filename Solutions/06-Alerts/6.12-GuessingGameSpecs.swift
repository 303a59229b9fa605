import ComposableArchitecture

// The game under test is in `Support/GuessingGame.swift`: a list of scores, and a round on a page of its
// own. Each spec is handed a function that makes a store: sometimes of the correct game, sometimes of one
// with a bug. The game draws the secret 42, and no scores are there at first.

/// What a spec makes its store with. `save` is called with the scores that are to be saved.
typealias MakeGuessingGame =
  @MainActor (
    _ save: @escaping @Sendable ([Int]) async throws -> Void
  ) -> TestStoreOf<GuessingGame>

/// A round with a guess that is too low, one that is too high, and the right one; then a round that is
/// right at once. What is shown, what the scores are, and what is saved?
@MainActor
func roundsSpec(_ makeStore: MakeGuessingGame) async {
  // BEGIN SOLUTION
  let saved = LockIsolated<[[Int]]>([])
  let store = makeStore { scores in saved.withValue { $0.append(scores) } }
  await store.send(.playButtonTapped) { $0.round = Round.State(secret: 42) }
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

  await store.send(.playButtonTapped) { $0.round = Round.State(secret: 42) }
  await store.send(\.round.guessChanged, 42) { $0.round?.guess = 42 }
  await store.send(\.round.checkButtonTapped) { $0.round?.guesses = 1 }
  await store.receive(\.round.delegate.guessed) { $0.scores = [1, 3] }
  await store.receive(\.round.dismiss) { $0.round = nil }
  await store.finish()
  expectNoDifference(saved.value, [[3], [1, 3]])
  // END SOLUTION
  // STUB: // TODO: Play two rounds. In the end, compare what `save` was called with.
}

/// A round in which the person does not give up at first, and then does.
@MainActor
func giveUpSpec(_ makeStore: MakeGuessingGame) async {
  // BEGIN SOLUTION
  let store = makeStore { _ in }
  await store.send(.playButtonTapped) { $0.round = Round.State(secret: 42) }
  await store.send(\.round.giveUpButtonTapped) { $0.round?.alert = .giveUp }
  await store.send(\.round.alert.dismiss) { $0.round?.alert = nil }
  await store.send(\.round.giveUpButtonTapped) { $0.round?.alert = .giveUp }
  await store.send(\.round.alert.giveUpConfirmed) { $0.round?.alert = nil }
  await store.receive(\.round.dismiss) { $0.round = nil }
  // END SOLUTION
  // STUB: // TODO: Go on after the first question, and give up after the second one.
}

/// A round whose score cannot be saved at first; the second attempt succeeds.
@MainActor
func retrySpec(_ makeStore: MakeGuessingGame) async {
  // BEGIN SOLUTION
  struct DiskFull: Error {}
  let saved = LockIsolated<[[Int]]>([])
  let store = makeStore { scores in
    saved.withValue { $0.append(scores) }
    if saved.value.count == 1 { throw DiskFull() }
  }
  await store.send(.playButtonTapped) { $0.round = Round.State(secret: 42) }
  await store.send(\.round.guessChanged, 42) { $0.round?.guess = 42 }
  await store.send(\.round.checkButtonTapped) { $0.round?.guesses = 1 }
  await store.receive(\.round.delegate.guessed) { $0.scores = [1] }
  await store.receive(\.round.dismiss) { $0.round = nil }
  await store.receive(\.savingFailed) { $0.alert = .notSaved }
  await store.send(\.alert.retryButtonTapped) { $0.alert = nil }
  await store.finish()
  expectNoDifference(saved.value, [[1], [1]])
  // END SOLUTION
  // STUB: // TODO: Let `save` throw once. What is shown, and what does "Try again" save?
}
