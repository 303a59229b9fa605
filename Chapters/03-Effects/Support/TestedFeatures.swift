import ComposableArchitecture

// Exercise 3.12 tests these two features. Solve 3.7 before you read the first one. `Replaceable`
// changes nothing: it is how the workbook tests your tests.

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

/// The loader that exercise 3.12 tests: it fetches a fact about a number, or shows what went wrong.
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

  @Dependency(\.factSource) var factSource

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .loadButtonTapped:
          state.loading = true
          return .run { [number = state.number] send in
            await send(.factResponse(.success(try await factSource.fetch(number))))
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

/// Where facts about numbers come from.
@DependencyClient
struct FactSource: Sendable {
  /// Fetches a fact, or throws a `FactLoader.LoadingError`.
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension FactSource: TestDependencyKey {
  static let testValue = FactSource()
}

extension DependencyValues {
  var factSource: FactSource {
    get { self[FactSource.self] }
    set { self[FactSource.self] = newValue }
  }
}
