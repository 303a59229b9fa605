import ComposableArchitecture
import Testing

@testable import Composition

@MainActor
@Suite("4.7 The same round twice") struct SameRoundTwiceTests {
  @Test("Two rounds with the same numbers are two rounds")
  func twice() {
    let counter = DelegateAction.Counter.State(secret: 12)
    let store = Store(initialState: DelegateAction.Game.State(counter: counter)) {
      DelegateAction.Game()
    }
    for _ in 1...2 { store.send(.counter(.delegate(.roundEnded(secret: 30, guess: 31)))) }
    #expect(
      store.rounds.map(\.guess) == [31, 31],
      "The counter reported the same numbers twice, and recorded are \(store.rounds)."
    )
  }
}
