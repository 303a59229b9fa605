import ComposableArchitecture
import Testing

import func SuiteHelpers.expectCause
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.8 A note that vanishes", .timeLimit(.minutes(20))) struct CopiedNoteTests {
  private typealias Feature = CopiedNote.Feature

  private let cleared = LockIsolated(0)
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) { [cleared] in
      Feature(clearClipboard: { cleared.withValue { $0 += 1 } }).comparing(\.isOnClipboard)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(CopiedNote.cause, .awaitIsMissing, of: "expression is 'async' but is not marked")
  }

  @Test("A note leaves the clipboard after two seconds")
  func leaves() async {
    await expectSteps(
      """
      A note was copied. Two seconds later the clipboard should be cleared, and `clipboardCleared` \
      should come. Look at the lines of the effect.
      """
    ) {
      let store = makeStore()
      await store.send(.noteCopied) { $0.isOnClipboard = true }
      await clock.advance(by: .seconds(2))
      await store.receive(\.clipboardCleared) { $0.isOnClipboard = false }
    }
    #expect(
      cleared.value == 1,
      """
      A note was copied, and two seconds are over. The clipboard should be cleared once, and was \
      cleared \(cleared.value) times. Look at the lines of the effect.
      """
    )
  }

  @Test("A second note has two seconds of its own")
  func second() async {
    var early = 0
    await expectSteps(
      """
      A second note was copied one second after the first. `clipboardCleared` should come two seconds \
      after the second one, and not before. Look at what becomes of the effect of the first note.
      """
    ) {
      let store = makeStore()
      await store.send(.noteCopied) { $0.isOnClipboard = true }
      await clock.advance(by: .seconds(1))
      await store.send(.noteCopied)
      await clock.advance(by: .milliseconds(1_999))
      early = cleared.value
      await clock.advance(by: .milliseconds(1))
      await store.receive(\.clipboardCleared) { $0.isOnClipboard = false }
    }
    #expect(
      early == 0,
      """
      A second note was copied one second after the first. It should stay for two seconds, and before \
      they were over the clipboard was cleared \(early == 1 ? "once" : "\(early) times"). The second \
      note cancels the effect of the first one. Look at what a cancelled effect goes on to do.
      """
    )
  }
}
