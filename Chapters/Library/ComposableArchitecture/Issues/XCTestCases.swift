internal import Foundation

#if canImport(XCTest) && !canImport(Darwin)
  internal import XCTest
#endif

/// The library's way to tests written with XCTest.
///
/// On Apple platforms XCTest is not imported, because an app must start on machines without it.
/// If it is in the process, its functions are found by name. Elsewhere it is a part of the
/// toolchain's runtime, as Swift Testing is.
enum XCTestCases {
  #if canImport(Darwin)
    private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void
    private typealias Current = @convention(c) () -> UnsafeRawPointer?

    private static let failFunction = function(
      named: "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF",
      as: Fail.self
    )
    private static let currentFunction = function(named: "_XCTCurrentTestCase", as: Current.self)

    private static func function<F>(named name: String, as type: F.Type) -> F? {
      guard let process = dlopen(nil, RTLD_LAZY), let symbol = dlsym(process, name) else {
        return nil
      }
      return unsafeBitCast(symbol, to: type)
    }

    /// The test case that is running. XCTest keeps all its test cases until the end, so that each
    /// has an address of its own.
    static var current: ObjectIdentifier? {
      currentFunction?().map {
        ObjectIdentifier(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue())
      }
    }

    /// Whether XCTest is in this process and may be running a test.
    static var mayBeRunning: Bool {
      currentFunction == nil ? failFunction != nil : current != nil
    }

    private static func fail(_ message: String, at location: IssueLocation) {
      failFunction?(message, location.filePath, location.line)
    }
  #elseif canImport(XCTest)
    /// The test case that is running. XCTest keeps all its test cases until the end, so that each
    /// has an address of its own.
    ///
    /// It is not known of the first test that asks: the observer is there from then on. That one is
    /// different from the others all the same.
    static var current: ObjectIdentifier? { observer.current.value }

    /// Whether XCTest may be running a test.
    static var mayBeRunning: Bool {
      current != nil || !observer.hasSeenTest.value && !isRunOfSwiftTesting
    }

    /// `swift test` starts the program once for each of the two libraries.
    private static let isRunOfSwiftTesting = CommandLine.arguments.contains {
      $0.hasSuffix("swift-testing")
    }

    private static let observer = {
      let observer = Observer()
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    private final class Observer: XCTestObservation, Sendable {
      let current = LockIsolated<ObjectIdentifier?>(nil)
      let hasSeenTest = LockIsolated(false)

      func testCaseWillStart(_ testCase: XCTestCase) {
        hasSeenTest.setValue(true)
        let id = ObjectIdentifier(testCase)
        current.setValue(id)
      }

      func testCaseDidFinish(_ testCase: XCTestCase) {
        hasSeenTest.setValue(true)
        current.setValue(nil)
      }
    }

    private static func fail(_ message: String, at location: IssueLocation) {
      XCTFail(message, file: location.filePath, line: location.line)
    }
  #else
    static var current: ObjectIdentifier? { nil }
    static var mayBeRunning: Bool { false }
    private static func fail(_ message: String, at location: IssueLocation) {}
  #endif

  /// Fails the test case that is running; does nothing if there is none.
  static func record(_ error: (any Error)?, _ message: String?, at location: IssueLocation) {
    let parts = [message, error.map { String(reflecting: $0) }].compactMap { $0 }
    fail(parts.joined(separator: "\n\n"), at: location)
  }
}
