// caught by: The children take random numbers, ids and dates from their parent
// REGION 3
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
      .transformDependency(\.date) {
        $0.now = environment.date()
      }
