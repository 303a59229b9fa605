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
  // TODO: A macro can write the client that reports each use.
  struct Client: Sendable {
    var trains: @Sendable (_ station: String) async throws -> [Train]
  }
}

// TODO: Let `Train` be read from JSON, and write a type for the whole answer.

extension StationBoard.Client {
  /// A client that asks a server.
  ///
  /// - Parameters:
  ///   - server: The server's address.
  ///   - session: What makes the requests. It also says how long to wait for an answer.
  static func live(server: URL, session: URLSession) -> Self {
    // TODO: Ask the server, look at the status, and read the answer.
    Self { _ in [] }
  }
}

extension StationBoard.Client: DependencyKey {
  static let liveValue = live(
    server: URL(string: "https://trains.example.com/api")!,
    session: .shared
  )

  // TODO: The client that reports each use.
  static let testValue = Self { _ in [] }
}

extension DependencyValues {
  /// Where any feature finds the client.
  var stationBoard: StationBoard.Client {
    get { self[StationBoard.Client.self] }
    set { self[StationBoard.Client.self] = newValue }
  }
}
