/// A built program that runs a suite.
///
/// It is not `swift test` that runs it: that would check the build again, which takes longer than
/// the tests, and killing it leaves the tests running.
package struct TestProgram: Sendable {
  package let executable: String
  private let environment: [String: String]

  package init(executable: String, environment: [String: String]) {
    self.executable = executable
    var environment = environment
    // The trace of a crash takes seconds, and the learner already gets a message.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    self.environment = environment
  }

  /// A run of the suite, one test after the other.
  ///
  /// - Parameters:
  ///   - skips: Regular expressions for tests that do not run.
  ///   - events: The path to which the events are written.
  package func invocation(skips: [String], events: String) -> Invocation {
    var arguments = ["--testing-library", "swift-testing", "--no-parallel"]
    arguments += ["--event-stream-output-path", events, "--event-stream-version", "0"]
    arguments += skips.flatMap { ["--skip", $0] }
    return Invocation(executable: executable, arguments: arguments, environment: environment)
  }
}
