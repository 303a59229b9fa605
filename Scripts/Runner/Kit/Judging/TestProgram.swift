import Foundation

/// The built suites as a program that can be started.
///
/// It is not `swift test` that runs them: that would check the build again, which takes longer than
/// the tests, and killing it leaves the tests running.
package struct TestProgram: Sendable {
  package let executable: String
  private let firstArguments: [String]
  private let environment: [String: String]

  /// Finds the program in the package's build folder.
  ///
  /// - Throws: A sentence, if it is not there.
  package init(root: String, toolchain: Toolchain, environment: [String: String]) throws {
    let folder = root + "/.build/debug"
    let name = Files.names(in: folder).first { $0.hasSuffix("PackageTests.xctest") }
    guard let name else {
      throw WorkbookError("The build left no test program in \(folder).")
    }
    var environment = environment
    // The trace of a crash takes seconds, and the learner's message is enough.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    #if os(macOS)
      let binary = "\(folder)/\(name)/Contents/MacOS/\(name.dropLast(".xctest".count))"
      executable = try Self.testingHelper(toolchain, environment)
      firstArguments = ["--test-bundle-path", binary]
      if let platform = Self.answer("xcrun", ["--show-sdk-platform-path"], environment) {
        let paths = [
          "DYLD_FRAMEWORK_PATH": "/Developer/Library/Frameworks",
          "DYLD_LIBRARY_PATH": "/Developer/usr/lib",
        ]
        for (variable, path) in paths {
          environment[variable] = [environment[variable], platform + path].compactMap { $0 }
            .joined(separator: ":")
        }
      }
    #else
      executable = "\(folder)/\(name)"
      firstArguments = []
    #endif
    self.environment = environment
  }

  /// A run of some tests.
  ///
  /// - Parameters:
  ///   - filters: Regular expressions; a test whose identifier matches one of them runs.
  ///   - skips: Regular expressions for tests that do not.
  ///   - isSerial: Whether one test runs after the other, in place of all at once.
  ///   - events: The path to which the events are written.
  package func invocation(
    filters: [String],
    skips: [String],
    isSerial: Bool,
    events: String
  ) -> Invocation {
    var arguments = firstArguments + ["--testing-library", "swift-testing"]
    arguments += ["--event-stream-output-path", events, "--event-stream-version", "0"]
    arguments += filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] }
    if isSerial { arguments.append("--no-parallel") }
    return Invocation(executable: executable, arguments: arguments, environment: environment)
  }

  #if os(macOS)
    /// On macOS the suites are a bundle, which a helper of the toolchain loads.
    private static func testingHelper(
      _ toolchain: Toolchain,
      _ environment: [String: String]
    ) throws -> String {
      let compiler = answer("xcrun", ["--find", "swiftc"], environment) ?? toolchain.swift
      let real = Files.realPath(compiler) ?? compiler
      let folder = real.split(separator: "/").dropLast(2).joined(separator: "/")
      let helper = "/\(folder)/libexec/swift/pm/swiftpm-testing-helper"
      guard Files.exists(helper) else {
        throw WorkbookError("The toolchain has no \(helper), which runs the tests.")
      }
      return helper
    }

    private static func answer(
      _ tool: String,
      _ arguments: [String],
      _ environment: [String: String]
    ) -> String? {
      let result = try? Invocation(tool: tool, arguments: arguments, environment: environment)?
        .run()
      guard let result, result.termination == .exited(0) else { return nil }
      return result.output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  #endif
}
