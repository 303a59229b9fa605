import ComposableArchitecture
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.complaints
import func SuiteHelpers.expectEnd

@testable import Alerts

@MainActor
@Suite("6.6 When saving fails", .timeLimit(.minutes(20))) struct WhenSavingFailsTests {
  typealias Feature = WhenSavingFails.GameFeature
  typealias ListState = GameResultListFeature.State
  typealias SaveError = WhenSavingFails.SaveError

  /// A game whose server answers each save with the next of some results.
  @MainActor
  private struct Game {
    let saved = LockIsolated<[ListState]>([])
    let store: StoreOf<Feature>

    /// - Parameters:
    ///   - draft: What is on the page.
    ///   - server: If it is given, saves wait for its answers.
    init(
      draft: ListState? = .sample(2),
      server: HeldRequests<Void>? = nil,
      _ answers: Result<ListState, SaveError>...
    ) {
      store = Store(initialState: Feature.State(draft: draft, results: .sample(1, 2, 3))) {
        [saved] in
        Feature { draft in
          let attempt = saved.withValue { saved in
            saved.append(draft)
            return saved.count
          }
          try await server?.answer(to: "save")
          return try attempt <= answers.count ? answers[attempt - 1].get() : draft
        }
      }
    }

    var alert: ShownAlert? {
      ShownAlert(of: store, state: \.$alert, action: \.alert)
    }

    /// What can be seen, for a message.
    var description: String {
      """
      Results: \(numbers(store.results)); page: \(numbers(store.draft)); on the screen: \
      \(AlertsTests.description(alert)); `isSaving` is \(store.isSaving).
      """
    }

    /// Whether the results and the page are these, and no alert is on the screen.
    func shows(results: [Int], page: [Int]? = nil, isSaving: Bool = false) -> Bool {
      numbers(store.results) == "\(results)"
        && numbers(store.draft) == page.map { "\($0)" } ?? "closed"
        && alert == nil && store.isSaving == isSaving
    }

    /// Leaves the page, and answers the question.
    @discardableResult
    func leave(_ answer: String) -> StoreTask? {
      store.send(.backButtonTapped)
      return alert?.tap(answer)
    }
  }

  private func failure(_ reason: String) -> Result<ListState, SaveError> {
    .failure(SaveError(reason: reason))
  }

  @Test("Save begins to save: nothing else happens at once")
  func isSaving() async {
    let server = HeldRequests<Void>()
    let game = Game(server: server)
    let work = game.leave("Save")
    let isRight = game.shows(results: [1, 2, 3], page: [2], isSaving: true)
    #expect(
      isRight,
      """
      Right after a tap on "Save" the alert should be gone and `isSaving` be true; the page should \
      still show [2], and the results be [1, 2, 3]. \(game.description) Look at the case for "Save": \
      what does it change itself, and what does it leave to `saveResponse`?
      """
    )
    server.answerAll { _ in .success(()) }
    await expectEnd(of: work)
  }

  @Test("Discard closes the page, and saves nothing")
  func discards() async {
    let game = Game()
    await expectEnd(of: game.leave("Discard"))
    let isRight = game.shows(results: [1, 2, 3]) && game.saved.value.isEmpty
    #expect(
      isRight,
      """
      After a tap on "Discard" the page should be closed, the results be [1, 2, 3], and nothing be \
      saved. `save` was called \
      \(game.saved.value.count == 1 ? "once" : "\(game.saved.value.count) times"). \
      \(game.description) Look at the case for "Discard".
      """
    )
  }

  @Test("Keep editing leaves everything as it was, apart from the alert")
  func keepsEditing() {
    let game = Game()
    game.leave("Keep editing")
    let isRight = game.shows(results: [1, 2, 3], page: [2])
    #expect(
      isRight,
      """
      After a tap on "Keep editing" only the alert should be gone: page [2], results [1, 2, 3]. \
      \(game.description) That button has no action. What arrives in its place, and which of your \
      cases takes it?
      """
    )
  }

  @Test("A save that succeeds takes the draft over and closes the page")
  func success() async {
    let game = Game(.success(.sample(2)))
    await expectEnd(of: game.leave("Save"))
    #expect(
      game.saved.value == [.sample(2)],
      """
      The draft [2] should be handed to `save`, once. It was called with \
      \(game.saved.value.map { numbers($0) }). Look at the effect of "Save".
      """
    )
    let isRight = game.shows(results: [2])
    #expect(
      isRight,
      """
      The server saved the draft. The results should be [2], the page closed, and nothing else on the \
      screen. \(game.description) Look at the case for a success.
      """
    )
  }

  @Test("A save that fails changes nothing, and says why", arguments: ["no network", "disk full"])
  func fails(reason: String) async {
    let game = Game(failure(reason))
    await expectEnd(of: game.leave("Save"))
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
      buttons(game.alert) == ["Later .cancel", "Retry none"],
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
    await expectEnd(of: game.leave("Save"))
    await expectEnd(of: game.alert?.tap("Retry"))
    let isRight = game.saved.value == [.sample(2), .sample(2)] && game.shows(results: [2])
    #expect(
      isRight,
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
    await expectEnd(of: game.leave("Save"))
    await expectEnd(of: game.alert?.tap("Later"))
    let isRight = game.shows(results: [1, 2, 3], page: [2]) && game.saved.value.count == 1
    #expect(
      isRight,
      """
      The save failed, and "Later" was tapped. The page should still show [2], the results be \
      [1, 2, 3], and `save` have been called once. It was called \
      \(game.saved.value.count == 1 ? "once" : "\(game.saved.value.count) times"). \
      \(game.description) Look at what "Later" sends.
      """
    )
  }

  @Test("While a draft is being saved, another one cannot take its place")
  func noSecondDraft() async {
    let server = HeldRequests<Void>()
    let game = Game(server: server)
    let work = game.leave("Save")
    game.store.send(.resultsButtonTapped)
    let meanwhile = numbers(game.store.draft)
    server.answerAll { _ in .success(()) }
    await expectEnd(of: work)
    let isRight = meanwhile == "[2]" && game.shows(results: [2])
    #expect(
      isRight,
      """
      While the draft [2] was being saved, `resultsButtonTapped` was sent. It should change nothing, \
      so the page should still show [2]; in the end the results should be [2], and the page closed. \
      The page showed \(meanwhile). \(game.description) Look at the case `resultsButtonTapped`.
      """
    )
    game.store.send(.resultsButtonTapped)
    #expect(
      numbers(game.store.draft) == "[2]",
      """
      After the save, `resultsButtonTapped` should open the page with the results, [2]. \
      \(game.description) Look at the case `resultsButtonTapped`, and at what ends a save.
      """
    )
  }

  @Test("What is removed during a save is not lost")
  func removedDuringASave() async {
    let server = HeldRequests<Void>()
    let game = Game(draft: .sample(1, 2), server: server)
    let work = game.leave("Save")
    game.store.send(.draft(.presented(.rowsDeleted(at: [0]))))
    server.answerAll { _ in .success(()) }
    await expectEnd(of: work)
    let isRight = game.shows(results: [1, 2], page: [2])
    #expect(
      isRight,
      """
      While [1, 2] was being saved, the row 1 was removed. The server saved [1, 2]: these should be the \
      results, and the page should still show [2], which nobody has saved. \(game.description) Look at \
      the case for a success: what may be on the page by then?
      """
    )
  }

  @Test("What the server has saved counts")
  func savedCounts() async {
    let game = Game(.success(.sample(2, 9)))
    await expectEnd(of: game.leave("Save"))
    #expect(
      numbers(game.store.results) == "[2, 9]",
      """
      The server answered that it has saved [2, 9], so these should be the results. \
      \(game.description) Look at the case for a success: its value says what was saved.
      """
    )
    let isRight = game.shows(results: [2, 9]) || numbers(game.store.results) != "[2, 9]"
    #expect(
      isRight,
      """
      The draft [2] was sent, nothing was removed meanwhile, and the server has saved [2, 9]. The page \
      should be closed: to save [2] once more would lose what the server has. \(game.description) Look \
      at what the case for a success compares the draft with.
      """
    )
  }

  @Test("Two quick taps on Save begin one save")
  func twoTaps() async {
    let server = HeldRequests<Void>()
    let game = Game(server: server)
    game.store.send(.backButtonTapped)
    var work: [StoreTask?] = []
    // The second tap finds no alert, which is reported. It arrives all the same.
    _ = await complaints {
      let alert = game.alert
      for _ in 1...2 { work.append(alert?.tap("Save")) }
    }
    server.answerAll { _ in .success(()) }
    for task in work { await expectEnd(of: task) }
    #expect(
      game.saved.value == [.sample(2)],
      """
      "Save" was tapped twice, so quickly that both taps arrived. `save` should be called once, with \
      [2]. It was called with \(game.saved.value.map { numbers($0) }). Look at the beginning of the \
      case for "Save": how does it know that a save is going on?
      """
    )
  }
}
