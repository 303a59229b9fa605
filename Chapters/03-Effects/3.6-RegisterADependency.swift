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

// TODO: Write the client: a struct whose macro gives its closure a value that reports each call.
struct TideClient: Sendable {
  var highTide: @Sendable (_ harbor: String) async throws -> String
}

// TODO: Give the app the server, and the tests the value that reports.
extension TideClient: DependencyKey {
  static let liveValue = Self { _ in "" }
}

extension DependencyValues {
  // TODO: Look the client up by its key, and store it there.
  var tideClient: TideClient {
    get { TideClient { _ in "" } }
    set {}
  }
}

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

  // TODO: Ask for the client with `@Dependency`, in place of this one.
  let tideClient = TideClient { _ in "" }

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
