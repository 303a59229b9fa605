// caught by: A lap is the time since the lap before it, and the latest is first

import ComposableArchitecture

/// Exercise 3.13: a stopwatch with laps.
enum LapWatch {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var isRunning = false
      /// The lengths of the laps in seconds, the latest first.
      var laps: [Int] = []
      var secondsElapsed = 0
    }

    enum Action {
      case lapButtonTapped
      case resetButtonTapped
      case startStopButtonTapped
      case timerTicked
    }

    enum CancelID { case timer }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .lapButtonTapped:
          let length = state.secondsElapsed
          if state.isRunning, length > 0 {
            state.laps.insert(length, at: 0)
          }
          return .none

        case .resetButtonTapped:
          state = State()
          return .cancel(id: CancelID.timer)

        case .startStopButtonTapped:
          state.isRunning.toggle()
          guard state.isRunning else { return .cancel(id: CancelID.timer) }
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.timerTicked)
            }
          }
          .cancellable(id: CancelID.timer, cancelInFlight: true)

        case .timerTicked:
          state.secondsElapsed += 1
          return .none
        }
      }
    }
  }
}
