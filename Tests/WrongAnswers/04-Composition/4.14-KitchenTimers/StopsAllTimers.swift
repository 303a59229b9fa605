// caught by: Several timers run side by side, and stopping one leaves the others alone

import ComposableArchitecture
import Foundation

/// Exercise 4.14: a screen with a list of timers.
enum KitchenTimers {
  /// One row: a timer that counts down.
  @Reducer
  struct PotTimer {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: UUID
      var isRunning = false
      var secondsLeft: Int
    }

    enum Action {
      case delegate(Delegate)
      case startStopButtonTapped
      case timerTicked

      @CasePathable
      enum Delegate {
        case finished
      }
    }

    enum CancelID { case timer }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .delegate:
          return .none

        case .startStopButtonTapped:
          guard state.secondsLeft > 0 else { return .none }
          state.isRunning.toggle()
          return .none

        case .timerTicked:
          state.secondsLeft -= 1
          guard state.secondsLeft == 0 else { return .none }
          state.isRunning = false
          return .send(.delegate(.finished))
        }
      }
    }
  }

  /// The screen.
  @Reducer
  struct Kitchen {
    @ObservableState
    struct State: Equatable {
      var finishedCount = 0
      var timers: IdentifiedArrayOf<PotTimer.State> = []
    }

    enum Action {
      case addButtonTapped(seconds: Int)
      case rowsDeleted(at: IndexSet)
      case timers(IdentifiedActionOf<PotTimer>)
    }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped(let seconds):
          state.timers.append(PotTimer.State(id: uuid(), secondsLeft: seconds))
          return .none

        case .rowsDeleted(let offsets):
          state.timers.remove(atOffsets: offsets)
          return .none

        case .timers(.element(id: _, action: .delegate(.finished))):
          state.finishedCount += 1
          return .none

        case .timers(.element(let id, action: .startStopButtonTapped)):
          guard state.timers[id: id]?.isRunning == true else {
            return .cancel(id: PotTimer.CancelID.timer)
          }
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.timers(.element(id: id, action: .timerTicked)))
            }
          }
          .cancellable(id: PotTimer.CancelID.timer, cancelInFlight: true)

        case .timers(.element(_, action: .timerTicked)):
          return .none
        }
      }
      .forEach(\.timers, action: \.timers) {
        PotTimer()
      }
    }
  }
}
