import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

@MainActor
@Suite("3.7 Two seconds", .timeLimit(.minutes(1))) struct TwoSecondsTests {
  @Test("It still ticks after two seconds, and after another start")
  func long() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 5_000)
    }
    store.exhaustivity = .off
    for _ in 1...2 {
      await store.send(.startButtonTapped)
      await clock.advance(by: .seconds(2))
      await store.skipReceivedActions()
      await store.send(.stopButtonTapped)
    }
    let shown = store.state.duration
    #expect(
      abs(shown - 4) < 0.001,
      "It ran for two seconds, was stopped, and ran for two more. It should show 4, and shows \(shown)."
    )
  }
}
