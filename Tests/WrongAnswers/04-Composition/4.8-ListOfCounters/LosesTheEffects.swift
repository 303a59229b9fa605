// caught by: A counter that counts later is found wherever it has moved

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
          state.counters.append(SlowCounter.State(id: uuid()))
          return .none

        case .counters(.element(let id, let action)):
          if action == .incrementButtonTapped { state.taps += 1 }
          guard var counter = state.counters[id: id] else { return .none }
          _ = SlowCounter().reduce(into: &counter, action: action)
          state.counters[id: id] = counter
          return .none

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
    }
  }
}
