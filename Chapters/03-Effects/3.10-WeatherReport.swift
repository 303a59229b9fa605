import ComposableArchitecture
import TerminalUI

/// A weather report that is loaded when its screen appears.
enum WeatherReport {
  /// Where the report comes from.
  struct Client: Sendable {
    var report: @Sendable () async throws -> String
  }

  @Reducer
  struct Weather {
    @ObservableState
    struct State: Equatable {
      var errorMessage: String?
      var isLoading = false

      /// The last report that arrived.
      var report: String?
    }

    enum Action {
      case reloadButtonTapped
      case reportResponse(Result<String, any Error>)
      case screenAppeared
    }

    enum CancelID { case report }

    @Dependency(\.weatherClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .reloadButtonTapped, .screenAppeared:
          state.errorMessage = nil
          state.isLoading = true
          return .run { send in
            await send(.reportResponse(Result { try await client.report() }))
          }
          .cancellable(id: CancelID.report, cancelInFlight: true)

        case .reportResponse(.success(let report)):
          state.isLoading = false
          state.report = report
          return .none

        case .reportResponse(.failure):
          state.errorMessage = "The report could not be loaded."
          state.isLoading = false
          return .none
        }
      }
    }
  }

  /// What is on the screen.
  struct WeatherView: View {
    let store: StoreOf<Weather>

    var body: some View {
      // TODO: Four things below each other, and the work that begins with the view.
      EmptyView()
    }
  }
}

extension WeatherReport.Client: DependencyKey {
  static let liveValue = Self(
    report: {
      try await Task.sleep(for: .seconds(1))
      return "Sunny, 21 degrees"
    }
  )
  static let testValue = Self(
    report: unimplemented("WeatherReport.Client.report", placeholder: "")
  )
}

extension DependencyValues {
  var weatherClient: WeatherReport.Client {
    get { self[WeatherReport.Client.self] }
    set { self[WeatherReport.Client.self] = newValue }
  }
}
