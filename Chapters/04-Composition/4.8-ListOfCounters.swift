import ComposableArchitecture
import Foundation

/// Exercise 4.8: counters that can be added, deleted and reversed, each with its own buttons.
enum ListOfCounters {
  @Reducer
  struct CountersFeature {
    @ObservableState
    struct State: Equatable {
      var counters: IdentifiedArrayOf<SlowCounter.State> = []

      /// How often the button "+1" of any counter was tapped.
      var taps = 0
    }

    enum Action {
      case addButtonTapped
      case counters(IdentifiedActionOf<SlowCounter>)
      case reverseButtonTapped
      case rowsDeleted(at: IndexSet)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          // TODO: Append a counter with a new id.
          return .none

        // TODO: Count in `taps` each tap on the button "+1" of any counter.
        case .counters:
          return .none

        case .reverseButtonTapped:
          state.counters.reverse()
          return .none

        case .rowsDeleted(let offsets):
          state.counters.remove(atOffsets: offsets)
          return .none
        }
      }
      // TODO: Run `SlowCounter` on each of the counters.
    }
  }
}
