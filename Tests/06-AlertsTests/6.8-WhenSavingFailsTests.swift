import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.8 When saving fails", .timeLimit(.minutes(5))) struct WhenSavingFailsTests {
  typealias Feature = WhenSavingFails.GameFeature
  typealias ListState = GameResultListFeature.State
  typealias SaveError = WhenSavingFails.SaveError

  /// A game whose server answers each save with the next of some results.
  private struct Game {
    let saved = LockIsolated<[ListState]>([])
    let store: StoreOf<Feature>

    @MainActor
    init(draft: ListState? = .sample(2), _ answers: Result<ListState, SaveError>...) {
      store = Store(initialState: Feature.State(draft: draft, results: .sample(1, 2, 3))) {
        [saved] in
        Feature { draft in
          let attempt = saved.withValue { saved in
            saved.append(draft)
            return saved.count
          }
          return attempt <= answers.count ? answers[attempt - 1] : .success(draft)
        }
      }
    }

    @MainActor var alert: ShownAlert? {
      ShownAlert(of: store, state: \.$alert, action: \.alert)
    }

    /// What can be seen, for a message.
    @MainActor var description: String {
      """
      Results: \(numbers(store.results)); page: \(numbers(store.draft)); on the screen: \
      \(AlertsTests.description(alert)); `isSaving` is \(store.isSaving).
      """
    }

    @MainActor
    func save() async {
      await store.send(.saveButtonTapped).finish()
    }
  }

  private func failure(_ reason: String) -> Result<ListState, SaveError> {
    .failure(SaveError(reason: reason))
  }

  @Test("While the draft is being saved, that can be seen")
  func isSaving() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Feature.State(draft: .sample(2), results: .sample(1, 2, 3))) {
      Feature { draft in
        for await _ in gate { break }
        return .success(draft)
      }
    }
    let work = store.send(.saveButtonTapped)
    #expect(
      store.state == Feature.State(draft: .sample(2), isSaving: true, results: .sample(1, 2, 3)),
      """
      Right after `saveButtonTapped` the draft [2] should still be open, the results be [1, 2, 3], and \
      `isSaving` be true. Results: \(numbers(store.results)); page: \(numbers(store.draft)); \
      `isSaving` is \(store.isSaving). Look at the case `saveButtonTapped`.
      """
    )
    opening.finish()
    await work.finish()
  }

  @Test("A save that succeeds takes the draft over and closes the page")
  func success() async {
    let game = Game(.success(.sample(2)))
    await game.save()
    #expect(
      game.saved.value == [.sample(2)],
      """
      The draft [2] should be handed to `save`, once. It was called with \
      \(game.saved.value.map { numbers($0) }). Look at the effect of `saveButtonTapped`.
      """
    )
    #expect(
      game.store.state == Feature.State(results: .sample(2)),
      """
      The server saved the draft. The results should be [2], the page closed, and nothing else on the \
      screen. \(game.description) Look at the case for a success.
      """
    )
  }

  @Test("A save that fails changes nothing, and says why", arguments: ["no network", "disk full"])
  func fails(reason: String) async {
    let game = Game(failure(reason))
    await game.save()
    #expect(
      numbers(game.store.results) == "[1, 2, 3]" && numbers(game.store.draft) == "[2]"
        && !game.store.isSaving,
      """
      The save failed. The results should be [1, 2, 3], the page should still show [2], and \
      `isSaving` be false. \(game.description) Look at the case for a failure.
      """
    )
    #expect(
      game.alert?.title == "Not saved" && game.alert?.message == reason,
      """
      The save failed with "\(reason)". An alert "Not saved" with this message should be shown. On \
      the screen: \(description(game.alert)), with the message "\(game.alert?.message ?? "")". Look at \
      the title and at `message:`.
      """
    )
    #expect(
      game.alert?.labels == ["Retry", "Later"] && roles(game.alert) == ["none", ".cancel"],
      """
      The alert should have a button "Retry" without a role, and "Later" with `.cancel`. On the \
      screen: \(description(game.alert)); the roles are \
      \(roles(game.alert)). Look at `actions:`.
      """
    )
  }

  @Test("Retry saves once more, and may succeed")
  func retry() async {
    let game = Game(failure("once"), .success(.sample(2)))
    await game.save()
    await game.alert?.tap("Retry")?.finish()
    #expect(
      game.saved.value == [.sample(2), .sample(2)]
        && game.store.state == Feature.State(results: .sample(2)),
      """
      The first save failed; after "Retry" the second one succeeded. `save` should be called twice \
      with [2], and the results be [2]. It was called with \(game.saved.value.map { numbers($0) }). \
      \(game.description) Look at the action of "Retry".
      """
    )
  }

  @Test("Later keeps the draft, and saves nothing")
  func later() async {
    let game = Game(failure("no network"), .success(.sample(2)))
    await game.save()
    await game.alert?.tap("Later")?.finish()
    #expect(
      game.store.state == Feature.State(draft: .sample(2), results: .sample(1, 2, 3))
        && game.saved.value.count == 1,
      """
      The save failed, and "Later" was tapped. The page should still show [2], the results be \
      [1, 2, 3], and `save` have been called once. It was called \(game.saved.value.count) times. \
      \(game.description) Look at what "Later" sends.
      """
    )
  }

  @Test("While a draft is being saved, another one cannot take its place")
  func noSecondDraft() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Feature.State(draft: .sample(2), results: .sample(1, 2, 3))) {
      Feature { draft in
        for await _ in gate { break }
        return .success(draft)
      }
    }
    let work = store.send(.saveButtonTapped)
    store.send(.resultsButtonTapped)
    let meanwhile = numbers(store.draft)
    opening.finish()
    await work.finish()
    #expect(
      meanwhile == "[2]" && store.state == Feature.State(results: .sample(2)),
      """
      While the draft [2] was being saved, `resultsButtonTapped` was sent. It should change nothing, \
      so the page should still show [2]; in the end the results should be [2], and the page closed. \
      The page showed \(meanwhile). Results: \(numbers(store.results)); page: \
      \(numbers(store.draft)). Look at the case `resultsButtonTapped`.
      """
    )
    store.send(.resultsButtonTapped)
    #expect(
      numbers(store.draft) == "[2]",
      """
      After the save, `resultsButtonTapped` should open the page with the results, [2]. The page: \
      \(numbers(store.draft)). Look at the case `resultsButtonTapped`, and at what ends a save.
      """
    )
  }

  @Test("What the server has saved counts")
  func savedCounts() async {
    let game = Game(.success(.sample(2, 9)))
    await game.save()
    #expect(
      numbers(game.store.results) == "[2, 9]",
      """
      The server answered that it has saved [2, 9], so these should be the results. \
      \(game.description) Look at the case for a success: its value says what was saved.
      """
    )
  }

  @Test("Two quick taps on save begin one save")
  func twoTaps() async {
    let saved = LockIsolated(0)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Feature.State(draft: .sample(2), results: .sample(1, 2, 3))) {
      Feature { draft in
        saved.withValue { $0 += 1 }
        for await _ in gate { break }
        return .success(draft)
      }
    }
    let work = (1...2).map { _ in store.send(.saveButtonTapped) }
    opening.finish()
    for task in work { await task.finish() }
    #expect(
      saved.value == 1,
      """
      `saveButtonTapped` was sent a second time while the draft was being saved. `save` should be \
      called once, and it was called \(saved.value) times. Look at the beginning of the case \
      `saveButtonTapped`.
      """
    )
  }

  @Test("Where no page is open there is nothing to save")
  func nothingToSave() async {
    let game = Game(draft: nil)
    await game.save()
    #expect(
      game.saved.value.isEmpty && game.store.state == Feature.State(results: .sample(1, 2, 3)),
      """
      No page was open. `saveButtonTapped` should not call `save`, and change nothing. `save` was \
      called \(game.saved.value.count) times. \(game.description) Look at what happens if `draft` is \
      nil.
      """
    )
  }
}
