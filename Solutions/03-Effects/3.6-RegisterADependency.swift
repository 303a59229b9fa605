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

// BEGIN SOLUTION
/// Knows facts about numbers.
@DependencyClient
struct NumberFactClient: Sendable {
  /// Fetches a fact about a number.
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static let liveValue = Self { try await factFromServer(about: $0) }
  static let testValue = Self()
}

extension DependencyValues {
  /// Where any feature finds the client.
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
// END SOLUTION
// STUB: // TODO: Write the client: a struct whose macro gives its closure a value that reports each call.
// STUB: struct NumberFactClient: Sendable {
// STUB:   var fetch: @Sendable (_ number: Int) async throws -> String
// STUB: }
// STUB:
// STUB: // TODO: Give the app the server, and the tests the value that reports.
// STUB: extension NumberFactClient: DependencyKey {
// STUB:   static let liveValue = Self { _ in "" }
// STUB: }
// STUB:
// STUB: extension DependencyValues {
// STUB:   // TODO: Look the client up by its key, and store it there.
// STUB:   var numberFact: NumberFactClient {
// STUB:     get { NumberFactClient { _ in "" } }
// STUB:     set {}
// STUB:   }
// STUB: }

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

  // BEGIN SOLUTION
  @Dependency(\.numberFact) var numberFact
  // END SOLUTION
  // STUB: // TODO: Ask for the client with `@Dependency`, in place of this one.
  // STUB: let numberFact = NumberFactClient { _ in "" }

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

  // BEGIN SOLUTION
  @Dependency(\.numberFact) var numberFact
  // END SOLUTION
  // STUB: // TODO: This feature needs the client too.
  // STUB: let numberFact = NumberFactClient { _ in "" }

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
