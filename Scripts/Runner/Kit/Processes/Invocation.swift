import Foundation

/// A program with its arguments, ready to be started.
package struct Invocation: Sendable {
  /// The program's path.
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  /// The descriptor of its standard input; nothing, if nil.
  package var input: Int32?
  /// The descriptor that it finds as number 3; nothing, if nil.
  package var channel: Int32?

  package init(
    executable: String,
    arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Looks a tool of the system up in `PATH`; nil if it is not there.
  ///
  /// The tool has none of the variables that change what tools say or do, such as `GIT_DIR`.
  package init?(
    tool: String,
    arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let path = Self.path(of: tool, environment: environment) else { return nil }
    let needed = environment.filter { ["PATH", "HOME"].contains($0.key) }
    self.init(
      executable: path,
      arguments: arguments,
      environment: needed.merging(["LC_ALL": "C"]) { $1 }
    )
  }

  package static func path(of tool: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(tool)" }
      .first { access($0, X_OK) == 0 && !Files.isFolder($0) }
  }
}
