// BEGIN SOLUTION
import ComposableArchitecture
import Foundation

/// Exercise 4.23: a screen with a list of timers.
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

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .delegate:
          return .none

        case .startStopButtonTapped:
          guard state.secondsLeft > 0 else { return .none }
          state.isRunning.toggle()
          guard state.isRunning else { return .cancel(id: CancelID.timer) }
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.timerTicked)
            }
          }
          .cancellable(id: CancelID.timer, cancelInFlight: true)

        case .timerTicked:
          state.secondsLeft -= 1
          guard state.secondsLeft == 0 else { return .none }
          state.isRunning = false
          return .merge(.cancel(id: CancelID.timer), .send(.delegate(.finished)))
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

        case .timers:
          return .none
        }
      }
      .forEach(\.timers, action: \.timers) {
        PotTimer()
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 4.23: a screen with a list of timers.
// STUB: //
// STUB: // Write two features in this file, inside `enum KitchenTimers { … }`: the timer in a row, and the
// STUB: // kitchen that holds the list. Section 4.23 of the lesson has the description, and a table of the
// STUB: // names that the suite uses: `Scripts/workbook read 4.23`.
