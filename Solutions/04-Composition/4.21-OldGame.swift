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

  // BEGIN SOLUTION
  @Reducer
  struct Game {
    @ObservableState
    struct State: Equatable {
      var counter: Counter.State
      var rows: IdentifiedArrayOf<Row.State> = []
      var starTaps = 0
    }

    enum Action {
      case clearButtonTapped
      case counter(Counter.Action)
      case rows(IdentifiedActionOf<Row>)
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

        case .rows(.element(id: _, action: .starButtonTapped)):
          state.starTaps += 1
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) {
        Row()
      }
      Scope(\.counter, action: \.counter) {
        Counter()
      }
    }
  }
  // END SOLUTION
  // STUB: // The compiler warns of what is old here. The finished file has no warning.
  // STUB: // TODO: Today's game has `@Reducer`, `IdentifiedActionOf`, and key paths in place of `/`.
  // STUB: struct Game: Reducer {
  // STUB:   @ObservableState
  // STUB:   struct State: Equatable {
  // STUB:     var counter: Counter.State
  // STUB:     var rows: IdentifiedArrayOf<Row.State> = []
  // STUB:     var starTaps = 0
  // STUB:   }
  // STUB:
  // STUB:   enum Action {
  // STUB:     case clearButtonTapped
  // STUB:     case counter(Counter.Action)
  // STUB:     case row(id: Row.State.ID, action: Row.Action)
  // STUB:   }
  // STUB:
  // STUB:   var body: some ReducerOf<Self> {
  // STUB:     Reduce { state, action in
  // STUB:       switch action {
  // STUB:       case .clearButtonTapped:
  // STUB:         state.rows = []
  // STUB:         return .none
  // STUB:
  // STUB:       case .counter(.playNextButtonTapped):
  // STUB:         state.rows.append(Row.State(counter: state.counter))
  // STUB:         return .none
  // STUB:
  // STUB:       case .counter:
  // STUB:         return .none
  // STUB:
  // STUB:       case .row(id: _, action: .starButtonTapped):
  // STUB:         state.starTaps += 1
  // STUB:         return .none
  // STUB:       }
  // STUB:     }
  // STUB:     .forEach(\.rows, action: /Action.row(id:action:)) {
  // STUB:       Row()
  // STUB:     }
  // STUB:     Scope(state: \.counter, action: /Action.counter) {
  // STUB:       Counter()
  // STUB:     }
  // STUB:   }
  // STUB: }

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
        // BEGIN SOLUTION
        ForEach(store.scope(\.rows, action: \.rows)) { rowStore in
          Button("Secret: \(rowStore.counter.secret) \(rowStore.isStarred ? "★" : "☆")") {
            rowStore.send(.starButtonTapped)
          }
        }
        // END SOLUTION
        // STUB: // TODO: Today each row has a store of its own.
        // STUB: ForEach(store.rows) { row in
        // STUB:   Button("Secret: \(row.counter.secret) \(row.isStarred ? "★" : "☆")") {
        // STUB:     store.send(.row(id: row.id, action: .starButtonTapped))
        // STUB:   }
        // STUB: }
        Text("Stars tapped: \(store.starTaps)")
      }
    }
  }
}
