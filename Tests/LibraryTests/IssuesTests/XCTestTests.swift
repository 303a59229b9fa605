import ComposableArchitecture
import XCTest

/// What can only be seen from a test of XCTest's.
final class XCTestTests: XCTestCase {
  @MainActor
  func testExpectedIssuesDoNotFailATest() async {
    withExpectedIssue { reportIssue("expected") }
    await withExpectedIssue {
      let store = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
      await store.send(1) { $0 = 1 }
    }
    XCTAssertEqual(TestContext.current, .xcTest)
  }

  func testAMissingTestValueIsReportedInThisTest() {
    withExpectedIssue { _ = missing }
  }

  func testAMissingTestValueIsReportedInTheOtherTestToo() {
    withExpectedIssue { _ = missing }
  }

  @Dependency(MissingTestValue.self) private var missing
}

private struct MissingTestValue: DependencyKey {
  static let liveValue = MissingTestValue()
}
