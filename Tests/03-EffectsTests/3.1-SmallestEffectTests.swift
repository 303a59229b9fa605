import ComposableArchitecture
import Testing

import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.1 The smallest effect", .timeLimit(.minutes(20))) struct SmallestEffectTests {
  @Test("The bell is answered once")
  func answer() async {
    await expectSteps(
      """
      After `.bellButtonTapped` the effect should send `.doorAnswered("Who is there?")` once, and \
      the greeting should change. Look at the line inside `.run`.
      """
    ) {
      let store = TestStore(initialState: SmallestEffect.Doorbell.State()) {
        SmallestEffect.Doorbell().comparing(\.greeting)
      }
      await store.send(.bellButtonTapped)
      await store.receive(\.doorAnswered, "Who is there?") { $0.greeting = "Who is there?" }
    }
  }
}
