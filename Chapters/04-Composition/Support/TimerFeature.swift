import ComposableArchitecture
import Foundation

/// The stopwatch of chapter 3.
@Reducer
struct TimerFeature {
  @ObservableState
  struct State: Equatable {
    /// When the watch was started for the first time.
    var started: Date?

    /// For how long it has run, in seconds.
    var duration: TimeInterval = 0
  }

  enum Action: Equatable {
    case start
    case stop
    case timeUpdated
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timeUpdated)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .stop:
        return .cancel(id: CancelID.timer)

      case .timeUpdated:
        state.duration += 0.01
        return .none
      }
    }
  }
}
