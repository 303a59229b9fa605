import ComposableArchitecture
import Foundation

/// Everything of exercise 4.8.
enum ListOfCounters {
  /// Counters that can be added, removed, turned round, and each be edited.
  @Reducer
  struct CountersFeature {
    @ObservableState
    struct State: Equatable {
      var counters: IdentifiedArrayOf<SlowCounter.State> = []

      /// How often any counter was tapped.
      var taps = 0
    }

    enum Action: Equatable {
      case addButtonTapped
      case counters(IdentifiedActionOf<SlowCounter>)
      case delete(IndexSet)
      case reverseButtonTapped
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          // TODO: Append a counter with a new id.
          return .none

        // TODO: Count a tap on any counter's `incrementButtonTapped` in `taps`.
        case .counters:
          return .none

        case .delete(let offsets):
          state.counters.remove(atOffsets: offsets)
          return .none

        case .reverseButtonTapped:
          state.counters.reverse()
          return .none
        }
      }
      // TODO: Run `SlowCounter` on each of the counters.
    }
  }
}
