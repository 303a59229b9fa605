import ComposableArchitecture
import Testing

import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.9 Save when it is quiet", .timeLimit(.minutes(20))) struct SaveWhenQuietTests {
  typealias Note = SaveWhenQuiet.Note

  private struct Offline: Error {}

  /// A note with a clock that the test moves and a server that writes down what it is to save.
  @MainActor
  private struct Fixture {
    let clock = WatchedClock()
    let saved = LockIsolated<[String]>([])
    /// When the first text was saved.
    let firstSave = LockIsolated<WatchedClock.Instant?>(nil)
    let store: StoreOf<Note>

    init(text: String = "", status: Note.Status = .saved) {
      store = Store(initialState: Note.State(text: text, status: status)) {
        Note()
      } withDependencies: { [clock, firstSave, saved] in
        $0.continuousClock = clock
        $0.noteClient.save = { text in
          saved.withValue { $0.append(text) }
          firstSave.withValue { $0 = $0 ?? clock.now }
          return text
        }
      }
    }

    /// Checks that the effects of an action have ended, as they should after a second of quiet.
    ///
    /// - Returns: Whether they have.
    func expectSaved(
      by task: StoreTask,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async -> Bool {
      await expectEnd(
        of: task,
        "After a second without a change, the effect",
        on: clock,
        lookingAt: "how long it sleeps, and at what begins it again",
        sourceLocation: sourceLocation
      )
    }
  }

  @Test("The text is saved one second after the last change")
  func saves() async {
    let fixture = Fixture()
    let task = fixture.store.send(.textChanged("Milk"))
    await fixture.clock.advance(by: .milliseconds(999), during: task)
    #expect(
      fixture.clock.isAwaited && fixture.saved.value.isEmpty,
      """
      A moment before the second is over, the effect should wait on `clock`, so that a test can move \
      the time, and nothing should be saved yet. Saved: \(fixture.saved.value); \
      \(fixture.clock.isAwaited ? "the effect" : "nothing") waits on the \
      clock.\(fixture.clock.sentenceIfUnused) Look at what comes before the call of `save`, and \
      at what the effect sleeps with.
      """
    )
    await fixture.clock.advance(by: .milliseconds(1), during: task)
    guard await fixture.expectSaved(by: task) else { return }
    #expect(
      fixture.saved.value == ["Milk"],
      """
      One second after the text became "Milk", it should be saved once. Saved: \(fixture.saved.value). \
      Look at the effect that `onChange` returns.
      """
    )
  }

  @Test("Each further change starts the second again")
  func waitsForQuiet() async throws {
    let fixture = Fixture()
    let beginning = fixture.clock.now
    var task: StoreTask?
    for text in ["M", "Mi", "Mil", "Milk"] {
      let begun = fixture.clock.begun
      let newest = fixture.store.send(.textChanged(text))
      await fixture.clock.settle(beyond: begun, during: newest)
      try #require(
        fixture.clock.isAwaited,
        """
        Not judged yet: nothing waits on `clock` after a change. First let the check "The text is saved \
        one second after the last change" pass.
        """
      )
      await fixture.clock.advance(by: .milliseconds(700), during: newest)
      task = newest
    }
    let firstSave = fixture.firstSave.value.map { beginning.duration(to: $0) }
    let look =
      firstSave == .milliseconds(700)
      ? """
      The first text was saved in the moment of the next change: the effect that still waited was \
      cancelled then, and went on to save. Look at the error with which its sleep ends.
      """
      : "Look at what a new effect does to the one that still waits."
    try #require(
      fixture.saved.value.isEmpty,
      """
      The text changed every 0.7 seconds, so it was never quiet for a second, and nothing should be \
      saved. Saved: \(fixture.saved.value). \(look)
      """
    )
    if let task {
      await fixture.clock.advance(by: .milliseconds(300), during: task)
      guard await fixture.expectSaved(by: task) else { return }
    }
    #expect(
      fixture.saved.value == ["Milk"],
      """
      A second after the last change, "Milk" should be saved, once. Saved: \(fixture.saved.value). Look \
      at which text the effect keeps.
      """
    )
  }

  @Test("Every action that changes the text counts", arguments: [true, false])
  func everyChange(isCleared: Bool) async {
    let action = isCleared ? Note.Action.clearButtonTapped : .shoutButtonTapped
    let text = isCleared ? "" : "SO WHAT"
    let fixture = Fixture(text: "So what")
    let task = fixture.store.send(action)
    await fixture.clock.advance(by: .seconds(1), during: task)
    guard await fixture.expectSaved(by: task) else { return }
    #expect(
      fixture.saved.value == [text],
      """
      A button changed the text to "\(text)", and a second later that should be saved. Saved: \
      \(fixture.saved.value). Look at where the effect is returned: does it run for each action?
      """
    )
  }

  @Test("An action that does not change the text saves nothing")
  func noChange() async {
    let fixture = Fixture(text: "LOUD")
    let task = fixture.store.send(.shoutButtonTapped)
    await fixture.clock.advance(by: .seconds(2), during: task)
    guard await fixture.expectSaved(by: task) else { return }
    #expect(
      fixture.saved.value.isEmpty && fixture.store.status == .saved,
      """
      The text was "LOUD" before and after. Nothing should be saved, and the status should be saved. \
      Saved: \(fixture.saved.value); status: \(fixture.store.status). Look at what happens outside of \
      `onChange`.
      """
    )
  }

  @Test("A change shows in the status at once, and a success when it has come")
  func status() async {
    let fixture = Fixture()
    let task = fixture.store.send(.textChanged("Bread"))
    #expect(
      fixture.store.status == .changed,
      """
      Right after a change the status should be changed, and it is \(fixture.store.status). Look at what \
      `onChange` does to the state.
      """
    )
    await fixture.clock.advance(by: .seconds(1), during: task)
    guard await fixture.expectSaved(by: task) else { return }
    #expect(
      fixture.store.status == .saved,
      """
      The server has saved the text, and the status should be saved. It is \(fixture.store.status). Look \
      at the case for a success.
      """
    )
  }

  @Test("A failure shows in the status, and the next change tries again")
  func failure() async {
    await expectSteps(
      """
      The server cannot save. The effect should send `.saveResponse(.failure(…))`, and the status \
      should be notSaved. After the next change it should be tried again. Look at what the effect \
      sends when `save` throws, then at the case for a failure.
      """
    ) {
      let clock = TestClock()
      let store = TestStore(initialState: Note.State()) {
        Note().comparing(\.text, \.status)
      } withDependencies: {
        $0.continuousClock = clock
        $0.noteClient.save = { text in
          if text == "Eggs" { throw Offline() }
          return text
        }
      }
      await store.send(.textChanged("Eggs")) {
        $0.text = "Eggs"
        $0.status = .changed
      }
      await clock.advance(by: .seconds(1))
      await store.receive(\.saveResponse.failure) { $0.status = .notSaved }
      await store.send(.textChanged("Egg")) {
        $0.text = "Egg"
        $0.status = .changed
      }
      await clock.advance(by: .seconds(1))
      await store.receive(\.saveResponse.success) { $0.status = .saved }
    }
  }
}
