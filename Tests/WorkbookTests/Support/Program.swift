import Foundation
import Testing

@testable import WorkbookKit

/// The runner as a person starts it.
enum Program {
  /// The learner's program.
  static var path: String { folder + "/workbook" }

  /// The program for instructors and authors.
  static var tools: String { folder + "/workbook-tools" }

  /// Where the build put them: beside the test program.
  private static var folder: String {
    // The bundle of this code: on macOS a folder that the test program is in, elsewhere the folder
    // of the test program itself.
    let bundle = Bundle(for: PseudoTerminal.self).bundleURL
    return (bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle).path
  }

  /// The environment of the tests without what steers the package that they belong to, without the
  /// sign of a CI machine, where no program waits for keys, and with a cache of their own in place
  /// of the user's.
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("WORKBOOK") && $0.key != "CI" }
    environment["XDG_CACHE_HOME"] = cache.path
    return environment
  }

  private static let cache = TemporaryFolder("cache", isShared: true)

  /// Runs it to its end.
  ///
  /// - Returns: Its exit status, and what it printed on both outputs.
  static func run(
    _ arguments: [String],
    with program: String = path,
    environment: [String: String] = environment
  ) -> (status: Int32, output: String) {
    let result = execute(program, arguments, environment: environment)
    return (result.status, result.output + result.errors)
  }

  static func execute(
    _ executable: String,
    _ arguments: [String],
    environment: [String: String] = environment
  ) -> (status: Int32, output: String, errors: String) {
    let invocation = Invocation(
      executable: executable,
      arguments: arguments,
      environment: environment
    )
    do {
      var supervision = Supervision()
      supervision.outputLimit = 1 << 30
      let result = try invocation.run(supervision)
      guard case .exited(let status) = result.termination else {
        Issue.record("\(executable) \(arguments) ended with \(result.termination)")
        return (-1, "", "")
      }
      return (status, result.output.text, result.errors.text)
    } catch {
      Issue.record(error)
      return (-1, "", "")
    }
  }
}
