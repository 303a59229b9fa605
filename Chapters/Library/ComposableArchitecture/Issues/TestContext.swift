/// The library that runs the test that calls, if a test runs.
public enum TestContext: Hashable, Sendable {
  /// A test of Swift Testing.
  case swiftTesting
  /// A test of XCTest.
  case xcTest

  /// The framework that runs the calling test; `nil` outside of tests.
  ///
  /// A task that was detached from its test counts as one of XCTest's, of which nothing is known.
  public static var current: TestContext? {
    guard isTesting else { return nil }
    return SwiftTesting.isTestRunning ? .swiftTesting : .xcTest
  }
}
