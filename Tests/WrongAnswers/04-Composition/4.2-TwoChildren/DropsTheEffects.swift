// caught by: The stopwatch's actions change the stopwatch, and its ticks come back to it
// REGION 3
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      .transformDependency(\.counterEnvironment) {
        $0 = .init(generateRandom: environment.generateRandom, uuid: environment.uuid)
      }
      Reduce { state, action in
        guard case .timer(let timerAction) = action else { return .none }
        _ = withDependencies {
          $0.date.now = environment.date()
        } operation: {
          TimerFeature().reduce(into: &state.timer, action: timerAction)
        }
        return .none
      }
