import ComposableArchitecture
import Foundation

// Exercise 3.5 tests the first of these features, and 3.12 the other two. Solve 3.7 before you read
// the timer. `Replaceable` changes nothing: it is how the workbook tests your tests.

/// The game that exercise 3.5 tests: a new round has a count of 0, a new secret and a new id.
@Reducer
struct SecretCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var secret: Int
    var id: UUID
  }

  enum Action {
    case incrementButtonTapped
    case playNextButtonTapped
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .playNextButtonTapped:
          state = State(
            secret: withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) },
            id: uuid()
          )
          return .none
        }
      }
    }
  }
}

/// The timer that exercise 3.12 tests: it counts up once a second, until it is stopped.
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
    Replaceable {
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
}

/// The loader that exercise 3.12 tests: it fetches a fact about a number, or shows what went wrong. The
/// client throws a `LoadingError`.
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

  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .loadButtonTapped:
          state.loading = true
          return .run { [number = state.number] send in
            await send(.factResponse(.success(try await factClient.fetch(number))))
          } catch: { error, send in
            let reason = (error as? LoadingError)?.reason ?? "unknown"
            await send(.factResponse(.failure(LoadingError(reason: reason))))
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
}
