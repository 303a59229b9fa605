// REPAIR
import ComposableArchitecture

/// Exercise 4.9: plants on a window sill, each of which is watered by itself.
enum Plants {
  enum Cause { case fieldIsMissing, rowIsNotEquatable, rowIsNotIdentifiable, rowsShareAnID }
  // BEGIN SOLUTION
  static let cause: Cause? = .rowIsNotIdentifiable
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

  @Reducer
  struct Plant {
    @ObservableState
    // BEGIN SOLUTION
    struct State: Equatable, Identifiable {
      // END SOLUTION
      // STUB: struct State: Equatable {
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
