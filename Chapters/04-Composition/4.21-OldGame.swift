import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 4.21: a game with a list, composed in the older way.
enum OldGame {
  /// One row of the list. It is in today's form already.
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      /// The counter as it was when the round ended.
      let counter: Counter.State
      var isStarred = false

      var id: UUID { counter.id }
    }

    enum Action {
      case starButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .starButtonTapped:
          state.isStarred.toggle()
          return .none
        }
      }
    }
  }

  // The compiler warns of what is old here. The finished file has no warning.
  // TODO: Today's game has `@Reducer`, `IdentifiedActionOf`, and key paths in place of `/`.
  struct Game: Reducer {
    @ObservableState
    struct State: Equatable {
      var counter: Counter.State
      var rows: IdentifiedArrayOf<Row.State> = []
      var starTaps = 0
    }

    enum Action {
      case clearButtonTapped
      case counter(Counter.Action)
      case row(id: Row.State.ID, action: Row.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clearButtonTapped:
          state.rows = []
          return .none

        case .counter(.playNextButtonTapped):
          state.rows.append(Row.State(counter: state.counter))
          return .none

        case .counter:
          return .none

        case .row(id: _, action: .starButtonTapped):
          state.starTaps += 1
          return .none
        }
      }
      .forEach(\.rows, action: /Action.row(id:action:)) {
        Row()
      }
      Scope(state: \.counter, action: /Action.counter) {
        Counter()
      }
    }
  }

  /// The screen of the game.
  struct GameView: View {
    let store: StoreOf<Game>

    var body: some View {
      List {
        Stepper(
          "Count: \(store.counter.count)",
          onIncrement: { store.send(.counter(.incrementButtonTapped)) },
          onDecrement: { store.send(.counter(.decrementButtonTapped)) }
        )
        Button("Next") { store.send(.counter(.playNextButtonTapped)) }
        Button("Clear") { store.send(.clearButtonTapped) }
        // TODO: Today each row has a store of its own.
        ForEach(store.rows) { row in
          Button("Secret: \(row.counter.secret) \(row.isStarred ? "★" : "☆")") {
            store.send(.row(id: row.id, action: .starButtonTapped))
          }
        }
        Text("Stars tapped: \(store.starTaps)")
      }
    }
  }
}
