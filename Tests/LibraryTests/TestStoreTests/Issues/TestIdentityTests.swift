import Testing

@testable import ComposableArchitecture

@Suite("The identity of the running test") struct TestIdentityTests {
  private static let seen = LockIsolated<Set<TestIdentity>>([])

  @Test("The identity of the running test stays the same in a test and in the tasks it starts")
  func itStaysSameInTest()
    async throws
  {
    let identity = try #require(TestIdentity.current)
    #expect(TestIdentity.current == identity)
    await Task { #expect(TestIdentity.current == identity) }.value
  }

  @Test(
    "The identity of the running test differs between the runs of a parameterized test",
    arguments: 1...5
  )
  func itDiffersBetweenRunsOfParameterizedTest(number: Int) throws {
    let identity = try #require(TestIdentity.current)
    let isNew = Self.seen.withValue { $0.insert(identity).inserted }
    #expect(isNew)
  }

  @Test("A task that is detached belongs to no test") func taskThatIsDetachedBelongsToNo() async {
    #expect(await Task.detached { TestIdentity.current }.value == nil)
  }
}
