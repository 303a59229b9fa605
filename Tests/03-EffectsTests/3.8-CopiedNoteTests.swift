import ComposableArchitecture
import Testing

import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.8 A pause without its word", .timeLimit(.minutes(20))) struct CopiedNoteTests {
  private typealias Feature = CopiedNote.Feature

  private func makeStore(_ clock: TestClock<Duration>) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) {
      Feature().comparing(\.isNoteShown)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("The note goes after two seconds")
  func goes() async {
    await expectSteps(
      """
      After a tap the note should be shown, and two seconds later `noteTimedOut` should hide it. \
      Look at the lines of the effect.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.copyButtonTapped) { $0.isNoteShown = true }
      await clock.advance(by: .seconds(2))
      await store.receive(\.noteTimedOut) { $0.isNoteShown = false }
    }
  }

  @Test("A second tap begins the two seconds again")
  func again() async {
    await expectSteps(
      """
      A second tap came one second after the first. The note should go two seconds after the second \
      one, and not before. Look at what becomes of the effect of the first tap.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      await store.send(.copyButtonTapped) { $0.isNoteShown = true }
      await clock.advance(by: .seconds(1))
      await store.send(.copyButtonTapped)
      await clock.advance(by: .milliseconds(1_999))
      await store.send(.copyButtonTapped)
      await clock.advance(by: .seconds(2))
      await store.receive(\.noteTimedOut) { $0.isNoteShown = false }
    }
  }

  @Test("The note stays for almost two seconds")
  func stays() async {
    await expectSteps(
      """
      One millisecond before two seconds are over, no action should have come. Look at what the \
      effect waits for.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock)
      let task = await store.send(.copyButtonTapped) { $0.isNoteShown = true }
      await clock.advance(by: .milliseconds(1_999))
      await task.cancel()
    }
  }
}
