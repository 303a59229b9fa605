import ComposableArchitecture
import Foundation

// `ReplayedGame` is in `Support/ReplayedGame.swift`.

/// Exercise 5.14: a game that begins on any page, and one that is played again.
enum DeepLink {
  /// A game that begins on its list page, as if the results had been played and the list opened.
  static func onTheList(results: IdentifiedArrayOf<GameResult>) -> ReplayedGame.State {
    // TODO: Return a state in which the list page is open, and the way back is right too.
    ReplayedGame.State()
  }

  /// The state with which the app begins when a link was tapped: `guess://game` leads to the main page,
  /// `guess://results` to the list. It is nil for every other link.
  static func beginning(
    with url: URL,
    results: IdentifiedArrayOf<GameResult>
  ) -> ReplayedGame.State? {
    // TODO: Look at the scheme and at the host of the URL.
    return nil
  }

  /// Goes through everything that happened, and returns the state to which it led.
  ///
  /// - Parameters:
  ///   - actions: All actions that the store received, those that effects sent among them.
  ///   - state: The state at the beginning.
  ///   - prepareDependencies: Makes the reducer read what it read then, such as random numbers.
  @MainActor
  static func replay(
    _ actions: [ReplayedGame.Action],
    from state: ReplayedGame.State,
    reading prepareDependencies: @escaping (inout DependencyValues) -> Void
  ) -> ReplayedGame.State {
    // TODO: Send each action through a store. No time passes on its clock.
    return state
  }
}
