// caught by: The children take random numbers, ids and dates from their parent
// REGION 3
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      .transformDependency(\.counterEnvironment) {
        $0 = .init(generateRandom: environment.generateRandom, uuid: environment.uuid)
      }
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
