// BEGIN SOLUTION
import ComposableArchitecture
import TerminalUI

/// A stopwatch with laps.
@Reducer
struct LapWatch {
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

  private enum CancelID { case timer }

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

struct LapWatchView: View {
  @State private var store = Store(initialState: LapWatch.State()) { LapWatch() }

  var body: some View {
    List {
      Text("\(store.secondsElapsed) s")
      Button(store.isRunning ? "Stop" : "Start") { store.send(.startStopButtonTapped) }
      Button("Lap") { store.send(.lapButtonTapped) }
      Button("Reset") { store.send(.resetButtonTapped) }
      ForEach(Array(store.laps.enumerated()), id: \.offset) { index, seconds in
        Text("Lap \(store.laps.count - index): \(seconds) s")
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 3.15: a stopwatch with laps.
// STUB: //
// STUB: // Write the whole feature in this file: its state, its actions, its reducer, and `LapWatchView`.
// STUB: // The lesson says how the watch looks and behaves: `Scripts/workbook read 3.15`.
