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
        // TODO: Note the time of the first start, and begin to tick every 10 milliseconds.
        return .none

      case .timerTicked:
        // TODO: A hundredth of a second has passed.
        return .none

      case .stopButtonTapped:
        // TODO: Stop the ticking.
        return .none
      }
    }
  }
}
