import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The exercises 3.2, 3.4 and 3.12 use this client. Exercise 3.6 explains its three declarations.

/// Knows facts about numbers.
@DependencyClient
struct FactClient: Sendable {
  /// Fetches a fact about a number.
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: DependencyKey {
  /// The address is made up: a server of yours has another.
  static let liveValue = Self { number in
    let url = URL(string: "https://facts.example/\(number)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }
  static let testValue = Self()
}

extension DependencyValues {
  /// Where any feature finds the client.
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
