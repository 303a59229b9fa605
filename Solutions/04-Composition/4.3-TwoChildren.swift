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
      // BEGIN SOLUTION
      Scope(\.counter, action: \.counter) {
        Counter()
      }
      Scope(\.timer, action: \.timer) {
        TimerFeature()
      }
      // END SOLUTION
      // STUB: // TODO: Run both children, each on its part.
      // STUB: EmptyReducer()
    }
  }

  /// The game on the screen: the time, what starts and stops it, and the counter.
  struct GameView: View {
    let store: StoreOf<GameFeature>

    var body: some View {
      // BEGIN SOLUTION
      VStack(spacing: 16) {
        TimerLabel(store: store.scope(\.timer, action: \.timer))
        HStack(spacing: 16) {
          Button("Start") { store.send(.timer(.startButtonTapped)) }
          Button("Stop") { store.send(.timer(.stopButtonTapped)) }
        }
        CounterView(store: store.scope(\.counter, action: \.counter))
      }
      // END SOLUTION
      // STUB: // TODO: The time, the buttons Start and Stop, and the counter.
      // STUB: EmptyView()
    }
  }
}
