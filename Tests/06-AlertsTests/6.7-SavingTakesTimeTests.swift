import ComposableArchitecture
import Testing

@testable import Alerts

@MainActor
@Suite("6.7 Saving takes two seconds", .timeLimit(.minutes(5))) struct SavingTakesTimeTests {
  typealias Feature = SavingTakesTime.GameFeature
  typealias ListState = GameResultListFeature.State

  /// A game that asks whether to save, with a clock that the test moves.
  private struct Game {
    let clock = WatchedClock()
    let responses = LockIsolated<[ListState]>([])
    let store: StoreOf<Feature>

    @MainActor
    init(draft: ListState? = .sample(3)) {
      store = Store(
        initialState: Feature.State(
          alert: .unsavedChanges,
          draft: draft,
          results: .sample(1, 2, 3)
        )
      ) { [responses] in
        Feature()
        Reduce { _, action in
          if case .saveResponse(let saved) = action { responses.withValue { $0.append(saved) } }
          return .none
        }
      } withDependencies: { [clock] in
        $0.continuousClock = clock
      }
    }

    @MainActor
    @discardableResult
    func tap(_ label: String) -> StoreTask? {
      ShownAlert(of: store, state: \.$alert, action: \.alert)?.tap(label)
    }

    /// What can be seen, for a message.
    @MainActor var description: String {
      """
      Results: \(numbers(store.results)); page: \(numbers(store.draft)); alert: \
      \(store.alert == nil ? "none" : "still there"); `isSaving` is \(store.isSaving).
      """
    }
  }

  @Test("Save begins to save: nothing else happens at once")
  func begins() async {
    let game = Game()
    let work = game.tap("Save")
    #expect(
      game.store.state
        == Feature.State(draft: .sample(3), isSaving: true, results: .sample(1, 2, 3)),
      """
      Right after a tap on "Save" the alert should be gone and `isSaving` be true; the page should \
      still show [3], and the results be [1, 2, 3]. \(game.description) Look at the case for "Save": \
      what does it change itself, and what does it leave to `saveResponse`?
      """
    )
    work?.cancel()
  }

  @Test("Just before two seconds have passed, the save has not ended")
  func waits() async {
    let game = Game()
    let work = game.tap("Save")
    await game.clock.advance(by: .milliseconds(1999))
    #expect(
      game.store.state
        == Feature.State(draft: .sample(3), isSaving: true, results: .sample(1, 2, 3)),
      """
      1.999 seconds after a tap on "Save" it should still be saving: page [3], results [1, 2, 3], \
      `isSaving` true. \(game.description) Look at how long the effect sleeps, and on which clock.
      """
    )
    work?.cancel()
  }

  @Test("After two seconds the draft counts, and the page closes")
  func ends() async {
    let game = Game()
    let work = game.tap("Save")
    await game.clock.advance(by: .seconds(2))
    await work?.finish()
    #expect(
      game.store.state == Feature.State(results: .sample(3)),
      """
      Two seconds after a tap on "Save" the results should be [3], the page closed, and `isSaving` \
      false. \(game.description) Look at what the effect sends in the end, and at the case \
      `saveResponse`.
      """
    )
  }

  @Test("Discard closes the page, and saves nothing")
  func discards() async {
    let game = Game()
    await game.tap("Discard")?.finish()
    #expect(
      game.store.state == Feature.State(results: .sample(1, 2, 3)),
      """
      After a tap on "Discard" the page should be closed, the results be [1, 2, 3], and nothing be \
      saved. \(game.description) Look at the case for "Discard".
      """
    )
  }

  @Test("Keep editing leaves everything as it was, apart from the alert")
  func keepsEditing() {
    let game = Game()
    game.tap("Keep editing")
    #expect(
      game.store.state == Feature.State(draft: .sample(3), results: .sample(1, 2, 3)),
      """
      After a tap on "Keep editing" only the alert should be gone: page [3], results [1, 2, 3]. \
      \(game.description) That button has no action. What arrives in its place, and which of your \
      cases takes it?
      """
    )
  }

  @Test("The toolbar shows a spinner while it is saving")
  func toolbar() {
    let items = [false, true].map { Feature.State(isSaving: $0).toolbarItem }
    #expect(
      items == [.button, .spinner],
      """
      While `isSaving` is false the toolbar should show the button, and while it is true the spinner. \
      It shows \(items.map { ".\($0)" }.joined(separator: " and ")). Look at `toolbarItem`.
      """
    )
  }

  @Test("What was saved counts")
  func savedCounts() {
    let game = Game(draft: .sample(3))
    game.store.send(.saveResponse(.sample(2, 3)))
    #expect(
      numbers(game.store.results) == "[2, 3]",
      """
      The server answered that it has saved [2, 3], so these should be the results. \
      \(game.description) Look at what `saveResponse` assigns: its value says what was saved.
      """
    )
  }

  @Test("Two quick taps on Save begin one save")
  func twoTaps() async {
    let game = Game()
    var work: [StoreTask?] = []
    // The second tap finds no alert, which is reported. It arrives all the same.
    _ = await complaints {
      let alert = ShownAlert(of: game.store, state: \.$alert, action: \.alert)
      for _ in 1...2 { work.append(alert?.tap("Save")) }
    }
    await game.clock.advance(by: .seconds(4))
    for task in work { await task?.finish() }
    let responses = game.responses.value.map { numbers($0) }
    #expect(
      responses == ["[3]"],
      """
      "Save" was tapped twice, so quickly that both taps arrived. One save should have begun, so one \
      `saveResponse` with [3] should have come. These have come: \(responses). Look at the beginning \
      of the case for "Save": how does it know that a save is going on?
      """
    )
  }

  @Test("Where there is no draft, nothing is saved")
  func noDraft() async {
    let game = Game(draft: nil)
    let work = game.tap("Save")
    #expect(
      game.store.state == Feature.State(results: .sample(1, 2, 3)),
      """
      There was no draft, so a tap on "Save" should only close the alert. \(game.description) Look at \
      the beginning of the case for "Save".
      """
    )
    work?.cancel()
  }
}
