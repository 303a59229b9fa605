import ComposableArchitecture

/// A parking meter, as an assistant wrote it for the wish.
@Reducer
struct ParkingMeter {
  @ObservableState
  struct State: Equatable {
    var minutes = 0
  }

  enum Action {
    case leaveButtonTapped
    case minutePassed
    case paid(minutes: Int)
  }

  enum CancelID { case meter }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leaveButtonTapped:
        state.minutes = 0
        // BEGIN SOLUTION
        return .cancel(id: CancelID.meter)
      // END SOLUTION
      // STUB: return .none

      case .minutePassed:
        state.minutes = max(0, state.minutes - 1)
        // BEGIN SOLUTION
        return state.minutes > 0 ? .none : .cancel(id: CancelID.meter)
      // END SOLUTION
      // STUB: return .none

      case .paid(let minutes):
        state.minutes += minutes
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
        }
        // BEGIN SOLUTION
        .cancellable(id: CancelID.meter, cancelInFlight: true)
      // END SOLUTION
      // STUB: .cancellable(id: CancelID.meter)
      }
    }
  }
}
