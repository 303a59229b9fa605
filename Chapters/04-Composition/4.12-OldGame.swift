import ComposableArchitecture
import Foundation

/// Exercise 4.12: a game with a list, composed in the older way.
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

  /// What the buttons of the screen do.
  @MainActor
  struct Screen {
    let store: StoreOf<Game>

    func plusTapped() { store.send(.counter(.incrementButtonTapped)) }
    func nextTapped() { store.send(.counter(.playNextButtonTapped)) }
    func clearTapped() { store.send(.clearButtonTapped) }

    func starTapped(id: Row.State.ID) {
      store.send(.row(id: id, action: .starButtonTapped))
    }
  }
}
