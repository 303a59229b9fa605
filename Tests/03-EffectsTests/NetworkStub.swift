import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers what the shared session asks a server for, so that no check leaves the machine, whatever
/// a learner writes.
///
/// A suite whose exercise has a live client calls `NetworkStub.begin()` before each check. Servers
/// on this machine, such as `LoopbackServer`, are still reached.
final class NetworkStub: URLProtocol {
  /// What every server answers. It stands in failures, where it says who has been asked.
  static let answer = "an answer from the network"

  /// Registers it, once. A session takes over the protocols that are there when it is made, so this
  /// has to come before the first request.
  static func begin() {
    _ = isRegistered
  }

  private static let isRegistered = URLProtocol.registerClass(NetworkStub.self)

  override class func canInit(with request: URLRequest) -> Bool {
    !["127.0.0.1", "::1", "localhost"].contains(request.url?.host())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard
      let url = request.url,
      let response = HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": "text/plain"]
      )
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(Self.answer.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
