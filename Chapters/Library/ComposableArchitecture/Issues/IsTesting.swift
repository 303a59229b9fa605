internal import Foundation

/// Whether this process runs tests.
public var isTesting: Bool { TestProcess.isCurrent }

/// An older name of ``isTesting``.
public var _XCTIsTesting: Bool { isTesting }

private enum TestProcess {
  /// Decided once, from how the process was started, so that asking costs nothing.
  static let isCurrent: Bool = {
    let variables = [
      "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
    ]
    if variables.contains(where: { getenv($0) != nil }) { return true }
    let arguments = CommandLine.arguments
    if arguments.dropFirst().contains(where: { $0.hasPrefix("--testing-library") }) { return true }
    let program = arguments.first?.split(separator: "/").last ?? ""
    // Swift Build on Linux makes a program of each test target, such as `AppTests-test-runner`.
    return program.hasSuffix(".xctest") || program == "xctest" || program.hasSuffix("-test-runner")
      || program == "swiftpm-testing-helper" || SwiftTesting.isTestRunning
  }()
}
