#if canImport(Testing)
  @_weakLinked internal import Testing
#endif

/// Tells tests of one process apart, so that what is kept per process elsewhere (effects by id,
/// cached dependencies) can be kept per test.
struct TestIdentity: Hashable, Sendable {
  // A test is known by its place in the source: its own id has to be put together each time. Each
  // combination of arguments of a parameterized test is a run of its own.
  let file: String
  let line: Int
  let column: Int
  let arguments: String

  /// The test that the running task belongs to; `nil` outside tests, and in tasks that a test has
  /// detached.
  static var current: TestIdentity? {
    #if canImport(Testing)
      guard isTesting, SwiftTesting.isLoaded, let test = Test.current else { return nil }
      let location = test.sourceLocation
      return TestIdentity(
        file: location.fileID,
        line: location.line,
        column: location.column,
        arguments: Test.Case.current.flatMap {
          $0.isParameterized ? String(describing: $0) : nil
        } ?? ""
      )
    #else
      return nil
    #endif
  }
}
