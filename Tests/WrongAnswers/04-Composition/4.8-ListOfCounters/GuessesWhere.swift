// caught by: After a removal, a tap still finds its counter

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
          let index = Int(id.uuid.15) - 100
          guard state.counters.indices.contains(index) else { return .none }
          return SlowCounter().reduce(into: &state.counters[index], action: action)
            .map { .counters(.element(id: id, action: $0)) }

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
