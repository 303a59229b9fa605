import ComposableArchitecture
import Foundation

@testable import Effects

/// A small HTTP server in the test's own process, at 127.0.0.1.
///
/// The system chooses the port. All tests of a run share one listener, and each has a folder of its
/// own there, so that tests which run side by side do not see each other's requests.
struct LoopbackServer: Sendable {
  /// What a client sent.
  struct Request: Equatable, Sendable {
    var method: String
    /// The path below the server's address, without what follows the question mark.
    var path: String
    /// The values behind the question mark, by their names.
    var query: [String: String]
    /// By their names in small letters.
    var headers: [String: String]
  }

  /// What the client gets.
  enum Reply: Sendable {
    case status(Int, body: String = "")
    /// The connection stays open, and nothing is sent.
    case silence
  }

  /// The address that a client is given.
  let url: URL
  private let folder: String

  /// Starts to answer at an address of its own.
  ///
  /// - Parameter reply: Says what a request is answered with. It runs on a thread of its own, and may
  ///   wait there.
  /// - Throws: If the system gives no port.
  init(reply: @escaping @Sendable (Request) -> Reply) throws {
    let listener = try Listener.shared.get()
    folder = listener.add(reply)
    url = URL(string: "http://127.0.0.1:\(listener.port)/\(folder)")!
  }

  /// The requests that have arrived so far.
  var requests: [Request] { (try? Listener.shared.get())?.requests(in: folder) ?? [] }

  /// An address at which nobody listens. Its port stays taken for the rest of the run, so that nobody
  /// else can begin to.
  static func deafAddress() throws -> URL {
    URL(string: "http://127.0.0.1:\(try LocalSocket().port)")!
  }
}

/// Accepts connections for all servers of the run.
private final class Listener: Sendable {
  static let shared = Result { try Listener() }

  private struct Folder {
    var reply: @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply
    var requests: [LoopbackServer.Request] = []
  }

  let port: Int
  private let folders = LockIsolated<[String: Folder]>([:])

  private init() throws {
    // A client that has gone would end the process otherwise.
    signal(SIGPIPE, SIG_IGN)
    let socket = try LocalSocket()
    guard listen(socket.descriptor, 64) == 0 else { throw POSIXError(.EADDRINUSE) }
    port = socket.port
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket.descriptor, nil, nil)
        guard connection >= 0 else { continue }
        Thread.detachNewThread { [self] in serve(connection) }
      }
    }
  }

  func add(
    _ reply: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply
  ) -> String {
    folders.withValue {
      let name = "server-\($0.count + 1)"
      $0[name] = Folder(reply: reply)
      return name
    }
  }

  func requests(in folder: String) -> [LoopbackServer.Request] {
    folders.withValue { $0[folder]?.requests ?? [] }
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    guard let (folder, request) = Self.parse(Self.readHead(of: connection)) else { return }
    let reply = folders.withValue {
      $0[folder]?.requests.append(request)
      return $0[folder]?.reply
    }
    switch reply?(request) ?? .status(404) {
    case .status(let status, let body):
      let lines = [
        "HTTP/1.1 \(status) \(status)", "Content-Type: application/json",
        "Content-Length: \(body.utf8.count)", "Connection: close", "", body,
      ]
      Self.write(lines.joined(separator: "\r\n"), to: connection)
    case .silence:
      // It ends when the client closes the connection.
      while Self.read(from: connection) != nil {}
    }
  }

  /// The bytes that have arrived; nil once the other side has closed the connection.
  private static func read(from connection: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  private static func readHead(of connection: Int32) -> String {
    var bytes: [UInt8] = []
    while let more = read(from: connection) {
      bytes += more
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") { return String(text[..<end.lowerBound]) }
    }
    return ""
  }

  private static func write(_ text: String, to connection: Int32) {
    var bytes = Array(text.utf8)
    while !bytes.isEmpty {
      let count = send(connection, bytes, bytes.count, 0)
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  private static func parse(_ head: String) -> (folder: String, LoopbackServer.Request)? {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, let target = URLComponents(string: String(words[1])) else { return nil }
    let parts = target.path.split(separator: "/", maxSplits: 1)
    guard let folder = parts.first else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...]
      headers[line[..<colon].lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
    var query: [String: String] = [:]
    for item in target.queryItems ?? [] { query[item.name] = item.value ?? "" }
    let request = LoopbackServer.Request(
      method: String(words[0]),
      path: "/" + (parts.dropFirst().first ?? ""),
      query: query,
      headers: headers
    )
    return (String(folder), request)
  }
}

/// A socket with a port of 127.0.0.1 that the system has chosen. It stays open.
private struct LocalSocket: Sendable {
  let descriptor: Int32
  let port: Int

  init() throws {
    // This is `SOCK_STREAM`, which has one type on Linux and another one on macOS.
    let stream: Int32 = 1
    let descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    self.descriptor = descriptor
    port = Int(UInt16(bigEndian: address.sin_port))
  }
}
