import Foundation

/// The tests that a test host is to run.
struct TestHostRequest {
  var filters: [String]
  var listsOnly = false
  /// Whether its test must fail.
  var isProbe = false

  /// The configuration as Swift Testing's entry point reads it.
  func configuration() throws -> Data {
    struct Configuration: Encodable {
      var filter: [String]
      var parallel = false
      var listTests: Bool
      var verbosity = -9
      var eventStreamVersion = 0
    }
    return try JSONEncoder().encode(
      Configuration(filter: filters, listTests: listsOnly)
    )
  }
}
