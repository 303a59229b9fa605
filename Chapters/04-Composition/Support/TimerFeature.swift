import ComposableArchitecture
import Foundation

/// The timer of exercise 3.7: it counts seconds up, a hundredth at a time.
@Reducer
struct TimerFeature {
  @ObservableState
  struct State: Equatable {
    /// When the timer was started for the first time.
    var started: Date?

    /// For how long it has run, in seconds.
    var duration: TimeInterval = 0
  }

  enum Action {
    case startButtonTapped
    case stopButtonTapped
    case timerTicked
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .stopButtonTapped:
        return .cancel(id: CancelID.timer)

      case .timerTicked:
        state.duration += 0.01
        return .none
      }
    }
  }
}
