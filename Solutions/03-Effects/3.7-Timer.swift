import ComposableArchitecture
import Foundation

/// A stopwatch that counts hundredths of a second.
@Reducer
struct TimerFeature {
  @ObservableState
  struct State: Equatable {
    /// When the watch was started for the first time.
    var started: Date?

    /// How long it has run, in seconds.
    var duration: TimeInterval = 0
  }

  enum Action {
    case startButtonTapped
    case stopButtonTapped
    case timerTicked
  }

  /// By this id the stop finds the effect that the start began.
  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        // BEGIN SOLUTION
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      // END SOLUTION
      // STUB: // TODO: Note the time of the first start, and begin to tick every 10 milliseconds.
      // STUB: return .none

      case .timerTicked:
        // BEGIN SOLUTION
        state.duration += 0.01
        return .none
      // END SOLUTION
      // STUB: // TODO: A hundredth of a second has passed.
      // STUB: return .none

      case .stopButtonTapped:
        // BEGIN SOLUTION
        return .cancel(id: CancelID.timer)
      // END SOLUTION
      // STUB: // TODO: Stop the ticking.
      // STUB: return .none
      }
    }
  }
}
