/* Remove this line to begin.
// Run this file, read what the compiler says, name the cause below, then mend the mistake.

import ComposableArchitecture

/// Exercise 4.9: plants on a window sill, each of which is watered by itself.
enum Plants {
  enum Cause { case fieldIsMissing, rowIsNotEquatable, rowIsNotIdentifiable, rowsShareAnID }
  static let cause: Cause? = nil

  @Reducer
  struct Plant {
    @ObservableState
    struct State: Equatable {
      let id: Int
      var isThirsty = true
    }

    enum Action {
      case wateringCanTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .wateringCanTapped:
          state.isThirsty = false
          return .none
        }
      }
    }
  }

  @Reducer
  struct WindowSill {
    @ObservableState
    struct State: Equatable {
      var plants: IdentifiedArrayOf<Plant.State> = []
    }

    enum Action {
      case hotDayEnded
      case plants(IdentifiedActionOf<Plant>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .hotDayEnded:
          for id in state.plants.ids {
            state.plants[id: id]?.isThirsty = true
          }
          return .none

        case .plants:
          return .none
        }
      }
      .forEach(\.plants, action: \.plants) {
        Plant()
      }
    }
  }
}
// The comment that the first line begins ends here. */
