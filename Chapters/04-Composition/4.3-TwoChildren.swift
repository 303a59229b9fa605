import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 4.3: a counter and a timer become a game.
enum TwoChildren {
  /// The guessing game: a counter and a timer.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State(secret: 10, id: UUID(0))
      var timer = TimerFeature.State()
    }

    enum Action {
      case counter(Counter.Action)
      case timer(TimerFeature.Action)
    }

    var body: some ReducerOf<Self> {
      // TODO: Run both children, each on its part.
      EmptyReducer()
    }
  }

  /// The game on the screen: the time, what starts and stops it, and the counter.
  struct GameView: View {
    let store: StoreOf<GameFeature>

    var body: some View {
      // TODO: The time, the buttons Start and Stop, and the counter.
      EmptyView()
    }
  }
}
