import ComposableArchitecture
import Testing

/// Gives each run of a test files, user defaults and shared values in memory of its own.
///
/// TCA gives them to each test. So the runs of one test with arguments share them there, and one
/// finds what another has left.
public struct OwnStorage: TestTrait, TestScoping {
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0.defaultAppStorage = .inMemory
      $0.defaultFileStorage = .inMemory
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == OwnStorage {
  /// Gives each run of the test shared values of its own.
  public static var ownStorage: Self { OwnStorage() }
}
