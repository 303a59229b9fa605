// caught by: The counter's actions change the counter, by the counter's own rules
// REGION 3
      Reduce { state, action in
        guard case .counter(let counterAction) = action else { return .none }
        var counter = state.counter
        return Counter().reduce(into: &counter, action: counterAction).map { .counter($0) }
      }
      .transformDependency(\.counterEnvironment) {
        $0 = .init(generateRandom: environment.generateRandom, uuid: environment.uuid)
      }
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
      .transformDependency(\.date) {
        $0.now = environment.date()
      }
