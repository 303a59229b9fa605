import ComposableArchitecture

// Exercise 3.15 tests these two features. Solve 3.8 before you read the first one.

/// The timer that exercise 3.15 tests: it counts up once a second, until it is stopped.
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case startTimerButtonTapped
    case stopTimerButtonTapped
    case timerTicked
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTimerButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .stopTimerButtonTapped:
        return .cancel(id: CancelID.timer)

      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}

/// The loader that exercise 3.15 tests: it fetches a fact about a number, or shows what went wrong.
@Reducer
struct FactLoader {
  @ObservableState
  struct State: Equatable {
    var number = 0
    var loading = false
    var text = ""
  }

  enum Action: Equatable {
    case factResponse(Result<String, LoadingError>)
    case loadButtonTapped
  }

  /// Why there is no fact.
  struct LoadingError: Error, Equatable {
    var reason: String
  }

  /// Fetches a fact about a number.
  let fetch: @Sendable (Int) async -> Result<String, LoadingError>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        state.loading = true
        return .run { [number = state.number] send in
          await send(.factResponse(fetch(number)))
        }

      case .factResponse(.success(let text)):
        state.loading = false
        state.text = text
        return .none

      case .factResponse(.failure(let error)):
        state.loading = false
        state.text = "Error: \(error.reason)"
        return .none
      }
    }
  }
}
