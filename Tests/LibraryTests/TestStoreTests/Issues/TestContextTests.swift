import ComposableArchitecture
import Testing

@Suite("What runs a test") struct TestContextTests {
  @Test("A test knows what runs it, which a detached task does not")
  func current() async {
    #expect(TestContext.current == .swiftTesting)
    #expect(await Task.detached { TestContext.current }.value == .xcTest)
  }
}
