import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the server of the app when the water is highest. The address is made up.
func highTideFromServer(in harbor: String) async throws -> String {
  let url = URL(string: "https://tides.example/")!.appending(path: harbor)
  let (data, _) = try await URLSession.shared.data(from: url)
  return String(decoding: data, as: UTF8.self)
}

// BEGIN SOLUTION
/// Knows when the water is highest.
@DependencyClient
struct TideClient: Sendable {
  /// Asks for the time of the next high tide.
  var highTide: @Sendable (_ harbor: String) async throws -> String
}

extension TideClient: DependencyKey {
  static let liveValue = Self { try await highTideFromServer(in: $0) }
  static let testValue = Self()
}

extension DependencyValues {
  /// Where any feature finds the client.
  var tideClient: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
}
// END SOLUTION
// STUB: // TODO: Write the client: a struct whose macro gives its closure a value that reports each call.
// STUB: struct TideClient: Sendable {
// STUB:   var highTide: @Sendable (_ harbor: String) async throws -> String
// STUB: }
// STUB:
// STUB: // TODO: Give the app the server, and the tests the value that reports.
// STUB: extension TideClient: DependencyKey {
// STUB:   static let liveValue = Self { _ in "" }
// STUB: }
// STUB:
// STUB: extension DependencyValues {
// STUB:   // TODO: Look the client up by its key, and store it there.
// STUB:   var tideClient: TideClient {
// STUB:     get { TideClient { _ in "" } }
// STUB:     set {}
// STUB:   }
// STUB: }

/// A harbor, and when the water is highest there. `Replaceable` changes nothing: it is how the workbook
/// tests your tests.
@Reducer
struct TideFeature {
  @ObservableState
  struct State: Equatable {
    var harbor = "Brest"
    var answer: String?
  }

  enum Action {
    case askButtonTapped
    case tideResponse(Result<String, any Error>)
  }

  // BEGIN SOLUTION
  @Dependency(\.tideClient) var tideClient
  // END SOLUTION
  // STUB: // TODO: Ask for the client with `@Dependency`, in place of this one.
  // STUB: let tideClient = TideClient { _ in "" }

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .askButtonTapped:
          return .run { [harbor = state.harbor] send in
            await send(.tideResponse(Result { try await tideClient.highTide(harbor) }))
          }

        case .tideResponse(.success(let time)):
          state.answer = time
          return .none

        case .tideResponse(.failure):
          state.answer = "Nobody answers"
          return .none
        }
      }
    }
  }
}
