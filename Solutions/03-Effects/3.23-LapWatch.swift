// BEGIN SOLUTION
import ComposableArchitecture

/// Exercise 3.23: a stopwatch with laps.
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
          let length = state.secondsElapsed - state.laps.reduce(0, +)
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
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 3.23: a stopwatch with laps.
// STUB: //
// STUB: // Write the whole feature in this file: its state, its actions and its reducer, inside
// STUB: // `enum LapWatch { … }`. The lesson says how the watch behaves, and which names the suite uses:
// STUB: // `Scripts/workbook read 3.23`.
