import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the server of the app for a fact. The address is made up: a server of yours has another.
func factFromServer(about number: Int) async throws -> String {
  let url = URL(string: "https://facts.example/\(number)")!
  let (data, _) = try await URLSession.shared.data(from: url)
  return String(decoding: data, as: UTF8.self)
}

// TODO: Write the client: a struct whose macro gives its closure a value that reports each call.
struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

// TODO: Give the app the server, and the tests the value that reports.
extension NumberFactClient: DependencyKey {
  static let liveValue = Self { _ in "" }
}

extension DependencyValues {
  // TODO: Look the client up by its key, and store it there.
  var numberFact: NumberFactClient {
    get { NumberFactClient { _ in "" } }
    set {}
  }
}

/// A number, and a fact about it.
@Reducer
struct FactFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case factButtonTapped
    case factResponse(String)
  }

  // TODO: Ask for the client with `@Dependency`, in place of this one.
  let numberFact = NumberFactClient { _ in "" }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factResponse(try await numberFact.fetch(count)))
        }

      case .factResponse(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

/// Facts about all numbers up to a limit: another feature with the same need.
@Reducer
struct FactListFeature {
  @ObservableState
  struct State: Equatable {
    var facts: [String] = []
  }

  enum Action {
    case loadButtonTapped(upTo: Int)
    case factsResponse([String])
  }

  // TODO: This feature needs the client too.
  let numberFact = NumberFactClient { _ in "" }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped(let limit):
        return .run { send in
          var facts: [String] = []
          for number in 1...limit {
            facts.append(try await numberFact.fetch(number))
          }
          await send(.factsResponse(facts))
        }

      case .factsResponse(let facts):
        state.facts = facts
        return .none
      }
    }
  }
}
