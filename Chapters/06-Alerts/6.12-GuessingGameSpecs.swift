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
  // TODO: Play two rounds. In the end, compare what `save` was called with.
}

/// A round in which the person does not give up at first, and then does.
@MainActor
func giveUpSpec(_ makeStore: MakeGuessingGame) async {
  // TODO: Go on after the first question, and give up after the second one.
}

/// A round whose score cannot be saved at first; the second attempt succeeds.
@MainActor
func retrySpec(_ makeStore: MakeGuessingGame) async {
  // TODO: Let `save` throw once. What is shown, and what does "Try again" save?
}
