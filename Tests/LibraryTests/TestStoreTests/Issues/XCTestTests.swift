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

  // XCTest runs the tests of a class by their names.

  func testCachedDependencies1() { expectFreshDependencies() }
  func testCachedDependencies2() { expectFreshDependencies() }
  func testCachedDependencies3() { expectFreshDependencies() }

  /// Each test begins with stack ids at 0 and with test values of its own.
  private func expectFreshDependencies(file: StaticString = #filePath, line: UInt = #line) {
    let stack = StackState(["a", "b"])
    XCTAssertEqual(stack.ids.first, 0, file: file, line: line)
    @Dependency(TestValueWithCount.self) var counter
    XCTAssertEqual(
      counter.count.withValue { count in
        count += 1
        return count
      },
      1,
      file: file,
      line: line
    )
  }
}

private struct TestValueWithCount: TestDependencyKey {
  let count = LockIsolated(0)
  static var testValue: Self { Self() }
}

private struct MissingTestValue: DependencyKey {
  static let liveValue = MissingTestValue()
}
