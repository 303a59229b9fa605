import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Knows facts about numbers.
@DependencyClient
struct NumberFactClient: Sendable {
  /// Fetches a fact about a number.
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  /// In the app, facts come from the network. The address is made up: a server of yours has another.
  static let liveValue = Self { number in
    let url = URL(string: "https://facts.example/\(number)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }

  /// In a test that does not override it, there is no network: the answer is made here.
  // TODO: Answer "7 is a test number" for 7, "8 is a test number" for 8, and so on.
  static let testValue = Self { _ in "" }
}

extension DependencyValues {
  /// Where any feature finds the client.
  var numberFact: NumberFactClient {
    // TODO: Look the client up by its key, and store it there.
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
          await send(.factResponse(try await numberFact.fetch(number: count)))
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
            facts.append(try await numberFact.fetch(number: number))
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
