import Testing

@testable import ComposableArchitecture

@Suite("The identity of the running test") struct TestIdentityTests {
  private static let seen = LockIsolated<Set<TestIdentity>>([])

  @Test func `It stays the same in a test and in the tasks it starts`() async throws {
    let identity = try #require(TestIdentity.current)
    #expect(TestIdentity.current == identity)
    await Task { #expect(TestIdentity.current == identity) }.value
  }

  @Test(arguments: 1...5)
  func `It differs between the runs of a parameterized test`(number: Int) throws {
    let identity = try #require(TestIdentity.current)
    let isNew = Self.seen.withValue { $0.insert(identity).inserted }
    #expect(isNew)
  }

  @Test func `A task that is detached belongs to no test`() async {
    #expect(await Task.detached { TestIdentity.current }.value == nil)
  }
}
