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

  @Test("Each of two notes has two seconds of its own")
  func second() async {
    var early = 0
    await expectSteps(
      """
      A second note was copied one second after the first. `clipboardCleared` should come two seconds \
      after the second one, once, and not before. Look at the lines of the effect.
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
      [early, cleared.value] == [0, 1],
      """
      A second note was copied one second after the first, and its effect cancelled the first one's. \
      The clipboard should be cleared once, when the second note's two seconds are over. Before \
      that it was cleared \(early == 1 ? "once" : "\(early) times"); in all, \(cleared.value) times. Look \
      at what a cancelled effect goes on to do.
      """
    )
  }
}
