import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
@Suite("5.1 Open a page") struct OpenThePageTests {
  private typealias Game = OpenThePage.Game

  @Test("A tap on the button opens the page, and another tap leaves it open")
  func open() {
    let store = Store(initialState: Game.State()) { Game() }
    for tap in 1...2 {
      store.send(.rulesButtonTapped)
      #expect(
        store.rules == OpenThePage.Rules(),
        """
        After tap number \(tap) on the button, `rules` should hold the page, `Rules()`. It is \
        \(store.rules.map { "\($0)" } ?? "nil"). Look at the case `rulesButtonTapped`.
        """
      )
    }
  }
}
