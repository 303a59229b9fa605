// caught by: A counter that is added starts at 0, with an id of its own
// REGION 1
          state.counters.append(SlowCounter.State(id: UUID(0)))
          return .none
