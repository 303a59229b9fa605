import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.complaints
import func SuiteHelpers.waitFor

@testable import Effects

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("3.21 A client for a server", .timeLimit(.minutes(20))) struct StationBoardTests {
  /// The live client asks a server, and a learner's code may ask the live client.
  init() { NetworkStub.begin() }

  typealias Train = StationBoard.Train
  typealias Failure = StationBoard.Failure

  /// A client of a server that this suite has started.
  private struct Connection {
    let server: LoopbackServer
    let session: URLSession
    let client: StationBoard.Client

    /// - Parameters:
    ///   - patience: How many seconds the session waits for an answer. The default is long enough for
    ///     a busy machine.
    ///   - reply: What the server answers with.
    init(
      patience: TimeInterval = 120,
      reply: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply
    ) throws {
      server = try LoopbackServer(reply: reply)
      session = StationBoardTests.makeSession(patience: patience)
      client = .live(server: server.url, session: session)
    }

    /// What becomes of a question, in words.
    func outcome(of station: String = "Ely") async -> Outcome {
      await Outcome { try await client.trains(station) }
    }

    /// The sentence behind a check, if the server has not been asked at all.
    var notJudgedYet: String {
      server.requests.isEmpty
        ? """
         Not judged yet: the server was not asked. First let the check "The server is asked for the \
        trains of a station" pass.
        """ : ""
    }
  }

  /// The server is asked with a header, so that a request of another session is known.
  private static func makeSession(patience: TimeInterval) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    configuration.httpAdditionalHeaders = ["X-Session": "of the suite"]
    return URLSession(configuration: configuration)
  }

  private static let twoTrains = """
    {"trains": [
      {"destination": "York", "leaves_at": "2026-03-01T09:30:00Z", "platform": 4},
      {"destination": "Hull", "leaves_at": "2026-03-01T10:05:00Z"}
    ]}
    """

  // MARK: The request

  @Test(
    "The server is asked for the trains of a station",
    arguments: ["Leeds", "King's Cross", "Elephant & Castle", "Bank=1?", "São Bento"]
  )
  func request(station: String) async throws {
    let connection = try Connection { _ in .status(200, body: #"{"trains": []}"#) }
    _ = await connection.outcome(of: station)
    let requests = connection.server.requests
    #expect(
      requests.count == 1,
      """
      The client was asked for the trains of "\(station)". The server should get one request, and it \
      got \(requests.count). Look at `live(server:session:)`.
      """
    )
    guard let request = requests.first else { return }
    #expect(
      request.method == "GET" && request.path == "/departures",
      """
      The server should be asked by GET for "/departures" below its address. It was asked by \
      \(request.method) for "\(request.path)". Look at how the address of the request is made.
      """
    )
    #expect(
      request.query == ["station": station],
      """
      The request should name the station "\(station)", as `station`, and nothing else. It says \
      \(request.query). Look at how the name gets into the address.
      """
    )
  }

  @Test("The session that the client is given makes the request")
  func session() async throws {
    let connection = try Connection { _ in .status(200, body: #"{"trains": []}"#) }
    _ = await connection.outcome()
    let isOfTheSuite = connection.server.requests.first?.headers["x-session"] == "of the suite"
    #expect(
      isOfTheSuite,
      """
      The client was given a session, which puts a header into each request. The server should get \
      that header, and did not. Look at what makes the \
      request.\(connection.notJudgedYet)
      """
    )
  }

  // MARK: The answer

  @Test("The trains of the answer are read")
  func trains() async throws {
    let connection = try Connection { _ in .status(200, body: Self.twoTrains) }
    let outcome = await connection.outcome()
    let trains = [
      Train(destination: "York", leavesAt: Date(timeIntervalSince1970: 1_772_357_400), platform: 4),
      Train(destination: "Hull", leavesAt: Date(timeIntervalSince1970: 1_772_359_500)),
    ]
    #expect(
      outcome == .trains(trains),
      """
      The server answered with status 200 and

      \(Self.twoTrains)

      The client should give \(Outcome.trains(trains)). It gave \(outcome). Look at the names in the \
      JSON, at the format of the time, and at what may be missing.\(connection.notJudgedYet)
      """
    )
  }

  @Test(
    "A status other than 200 is a failure",
    arguments: [
      (404, Failure.noSuchStation), (500, .refused(status: 500)), (403, .refused(status: 403)),
    ]
  )
  func status(status: Int, failure: Failure) async throws {
    // The text is right, so that only the status can say that something is wrong.
    let connection = try Connection { _ in .status(status, body: Self.twoTrains) }
    let outcome = await connection.outcome()
    #expect(
      outcome == .failure(failure),
      """
      The server answered with status \(status). The client should throw `\(failure)`. It gave \
      \(outcome). Look at what the client does with the response.\(connection.notJudgedYet)
      """
    )
  }

  @Test(
    "An answer that cannot be read is a failure",
    arguments: [
      "", "<html>Down for repairs</html>", #"{"error": "closed"}"#,
      #"{"trains": [{"destination": "York", "leaves_at": "half past nine"}]}"#,
    ]
  )
  func unreadable(body: String) async throws {
    let connection = try Connection { _ in .status(200, body: body) }
    let outcome = await connection.outcome()
    #expect(
      outcome == .failure(.unreadable),
      """
      The server answered with status 200 and the text '\(body)'. The client should throw \
      `unreadable`. It gave \(outcome). Look at where the JSON is \
      decoded.\(connection.notJudgedYet)
      """
    )
  }

  // MARK: No answer

  @Test("A server that does not answer in time is a failure")
  func timeOut() async throws {
    let isOwnSession = LockIsolated(true)
    let connection = try Connection(patience: 0.1) { request in
      // Another session would wait for a minute.
      let isOwn = request.headers["x-session"] != nil
      isOwnSession.withValue { $0 = $0 && isOwn }
      return isOwn ? .silence : .status(500)
    }
    let outcome = await connection.outcome()
    #expect(
      outcome == .failure(.noAnswer),
      """
      The server never answered, and the session waits a tenth of a second. The client should throw \
      `noAnswer`. It gave \(outcome). \
      \(isOwnSession.value
        ? "Look at what the client does when the session throws."
        : "Not judged yet: another session made the request.")
      """
    )
  }

  @Test("A server that is not there is a failure")
  func noServer() async throws {
    let client = StationBoard.Client.live(
      server: try LoopbackServer.deafAddress(),
      session: Self.makeSession(patience: 120)
    )
    let outcome = await Outcome { try await client.trains("Ely") }
    #expect(
      outcome == .failure(.noAnswer),
      """
      Nobody listens at the server's address. The client should throw `noAnswer`. It gave \
      \(outcome). Look at what the client does when the session throws.
      """
    )
  }

  @Test("A request that is cancelled ends, and is no failure of the server")
  func cancellation() async throws {
    let isAsked = LockIsolated(false)
    let mayAnswer = DispatchSemaphore(value: 0)
    let connection = try Connection { request in
      guard request.path != "/" else { return .status(200) }
      isAsked.setValue(true)
      mayAnswer.wait()
      return .status(200, body: #"{"trains": []}"#)
    }
    let isOver = LockIsolated(false)
    let question = Task {
      let outcome = await connection.outcome()
      isOver.setValue(true)
      return outcome
    }
    // A client that makes no request comes to its end.
    await waitFor { isAsked.value || isOver.value }
    question.cancel()
    await waitFor { isOver.value }
    // A client that goes on waiting gets its answer now.
    mayAnswer.signal()
    let outcome = await question.value
    #expect(
      outcome == .cancelled,
      """
      The task that waited for the server was cancelled before the answer came. The client should \
      end then, and throw a `CancellationError`. It gave \(outcome). Look at how the client waits for \
      the session, and at what it throws when the session \
      throws.\(connection.notJudgedYet)
      """
    )
  }

  // MARK: The test client

  @Test("In a test, a client that is not overridden is reported")
  @MainActor func testValue() async {
    let reports = await complaints { _ = try? await StationBoard.Client.testValue.trains("Ely") }
    let isReported = !reports.isEmpty
    #expect(
      isReported,
      """
      `testValue` should report each use, so that no test reaches a server by accident. It reported \
      nothing. Look at `testValue`, and at the macro in front of `Client`.
      """
    )
  }
}

/// What a client gave: trains, or one of the ways to have none.
private enum Outcome: Equatable, CustomStringConvertible, Sendable {
  case trains([StationBoard.Train])
  case failure(StationBoard.Failure)
  case cancelled
  case otherError(String)

  init(_ question: () async throws -> [StationBoard.Train]) async {
    do {
      self = .trains(try await question())
    } catch let failure as StationBoard.Failure {
      self = .failure(failure)
    } catch is CancellationError {
      self = .cancelled
    } catch {
      self = .otherError("\(type(of: error))")
    }
  }

  var description: String {
    switch self {
    case .trains(let trains):
      let texts = trains.map { train in
        let platform = train.platform.map { "platform \($0)" } ?? "no platform"
        return "\(train.destination) at \(train.leavesAt.ISO8601Format()), \(platform)"
      }
      return texts.isEmpty ? "no trains, and no error" : texts.joined(separator: "; ")
    case .failure(let failure): return "the error `\(failure)`"
    case .cancelled: return "a `CancellationError`"
    case .otherError(let name): return "an error of the type `\(name)`"
    }
  }
}
