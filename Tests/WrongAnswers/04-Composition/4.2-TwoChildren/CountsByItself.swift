// caught by: The counter's actions change the counter, by the counter's own rules
// REGION 3
      Reduce { state, action in
        switch action {
        case .counter(.increment): state.counter.count += 1
        case .counter(.decrement): state.counter.count -= 1
        case .counter(.setCount(let text)): state.counter.count = Int(text) ?? 0
        case .counter(.playNext):
          state.counter = Counter.State(
            secret: environment.generateRandom(-100...100),
            id: environment.uuid()
          )
        case .timer: break
        }
        return .none
      }
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
      .transformDependency(\.date) {
        $0.now = environment.date()
      }
