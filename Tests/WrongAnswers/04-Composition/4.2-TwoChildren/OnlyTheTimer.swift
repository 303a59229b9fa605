// caught by: The counter's actions change the counter, by the counter's own rules
// REGION 3
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
      .transformDependency(\.date) {
        $0.now = environment.date()
      }
