import Testing
import XCTest

@testable import ComposableArchitecture

@Suite("Tests written with XCTest") struct XCTestFailureTests {
  /// Whether a test of XCTest's then fails cannot be seen from here.
  @Test func `The function of XCTest that fails a test is found where XCTest is loaded`() {
    // Named, so that the linker loads XCTest for sure.
    _ = XCTestCase.self
    #expect(XCTestFailure.isAvailable)
  }
}
