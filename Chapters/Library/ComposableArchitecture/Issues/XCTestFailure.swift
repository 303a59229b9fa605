#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The library's way to fail a test written with XCTest.
///
/// XCTest is not imported, because a program that is no test must start on machines without it. Where
/// it is in the process, its `XCTFail` is found by name.
enum XCTestFailure {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  private static let fail: Fail? = {
    guard
      let process = dlopen(nil, RTLD_LAZY),
      let symbol = dlsym(process, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
    else { return nil }
    return unsafeBitCast(symbol, to: Fail.self)
  }()

  /// Whether XCTest is in this process.
  static var isAvailable: Bool { fail != nil }

  /// Fails the test case of XCTest's that is running; does nothing if there is none.
  static func record(_ error: (any Error)?, _ message: String?, at location: IssueLocation) {
    let parts = [message, error.map { String(reflecting: $0) }].compactMap { $0 }
    fail?(parts.joined(separator: "\n\n"), location.filePath, location.line)
  }
}
