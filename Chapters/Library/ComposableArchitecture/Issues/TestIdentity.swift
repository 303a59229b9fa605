#if canImport(Testing)
  #if canImport(Darwin)
    @_weakLinked internal import Testing
  #else
    internal import Testing
  #endif
#endif

/// Tells apart the tests that run in parallel in one process, so that what is kept per process
/// elsewhere (effects by id, cached dependencies) can be kept per test.
struct TestIdentity: Hashable, Sendable {
  // A test is known by where it stands: its own id has to be put together each time.
  private let file: String
  private let line: Int
  private let column: Int
  private let arguments: String

  #if canImport(Testing)
    /// The test that the running task belongs to; `nil` outside tests.
    static var current: TestIdentity? {
      guard isTesting, SwiftTesting.isLoaded, let test = Test.current else { return nil }
      let location = test.sourceLocation
      return TestIdentity(
        file: location.fileID,
        line: location.line,
        column: location.column,
        // Each combination of arguments of a parameterized test is a run of its own.
        arguments: Test.Case.current.flatMap {
          $0.isParameterized ? String(describing: $0) : nil
        } ?? ""
      )
    }
  #else
    static var current: TestIdentity? { nil }
  #endif
}
