import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The trains that leave a station, as a server knows them.
enum StationBoard {
  /// A train that leaves the station.
  struct Train: Equatable, Sendable {
    var destination: String
    var leavesAt: Date
    /// The server does not know it long before.
    var platform: Int?
  }

  /// Why there are no trains to show.
  enum Failure: Error, Equatable {
    /// There is no server, or it did not answer in time.
    case noAnswer
    /// The server knows no station of this name: its status is 404.
    case noSuchStation
    /// The status is neither 200 nor 404.
    case refused(status: Int)
    /// The status is 200, but the text is not the one that was agreed on.
    case unreadable
  }

  /// Knows which trains leave a station.
  // BEGIN SOLUTION
  @DependencyClient
  struct Client: Sendable {
    var trains: @Sendable (_ station: String) async throws -> [Train]
  }
  // END SOLUTION
  // STUB: // TODO: A macro can write the client that reports each use.
  // STUB: struct Client: Sendable {
  // STUB:   var trains: @Sendable (_ station: String) async throws -> [Train]
  // STUB: }
}

// BEGIN SOLUTION
extension StationBoard.Train: Decodable {
  private enum CodingKeys: String, CodingKey {
    case destination
    case leavesAt = "leaves_at"
    case platform
  }
}

/// What the server sends with status 200.
private struct Answer: Decodable {
  var trains: [StationBoard.Train]
}
// END SOLUTION
// STUB: // TODO: Let `Train` be read from JSON, and write a type for the whole answer.

extension StationBoard.Client {
  /// A client that asks a server.
  ///
  /// - Parameters:
  ///   - server: The server's address.
  ///   - session: What makes the requests. It also says how long to wait for an answer.
  static func live(server: URL, session: URLSession) -> Self {
    // BEGIN SOLUTION
    Self { station in
      let url = server.appending(path: "departures")
        .appending(queryItems: [URLQueryItem(name: "station", value: station)])
      let data: Data
      let response: URLResponse
      do {
        (data, response) = try await session.data(from: url)
      } catch {
        try Task.checkCancellation()
        throw StationBoard.Failure.noAnswer
      }
      switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
      case 200: break
      case 404: throw StationBoard.Failure.noSuchStation
      case let status: throw StationBoard.Failure.refused(status: status)
      }
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      do {
        return try decoder.decode(Answer.self, from: data).trains
      } catch {
        throw StationBoard.Failure.unreadable
      }
    }
    // END SOLUTION
    // STUB: // TODO: Ask the server, look at the status, and read the answer.
    // STUB: Self { _ in [] }
  }
}

extension StationBoard.Client: DependencyKey {
  static let liveValue = live(
    server: URL(string: "https://trains.example.com/api")!,
    session: .shared
  )

  // BEGIN SOLUTION
  static let testValue = Self()
  // END SOLUTION
  // STUB: // TODO: The client that reports each use.
  // STUB: static let testValue = Self { _ in [] }
}

extension DependencyValues {
  /// Where any feature finds the client.
  var stationBoard: StationBoard.Client {
    get { self[StationBoard.Client.self] }
    set { self[StationBoard.Client.self] = newValue }
  }
}
