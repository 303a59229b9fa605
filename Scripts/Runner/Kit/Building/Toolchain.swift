import Foundation

/// The Swift on this machine, and how its programs are run.
package struct Toolchain: Sendable {
  /// The path of the `swift` command.
  package let swift: String
  package let environment: [String: String]
  /// Gives up what is being built.
  package let cancellation: Cancellation?
  /// Whether what it runs leaves the processor to everything else.
  package var isPatient = false

  /// - Throws: `WorkbookError` with advice, if there is no Swift.
  package init(environment: [String: String], cancellation: Cancellation? = nil) throws {
    guard let swift = Invocation.path(of: "swift", environment: environment) else {
      throw WorkbookError(
        "The workbook needs Swift 6.1 or later: install it from https://www.swift.org/install and"
          + " try again."
      )
    }
    self.swift = swift
    self.environment = environment
    self.cancellation = cancellation
  }

  /// The path of the compiler.
  ///
  /// - Throws: `WorkbookError` with advice, if there is none.
  var compiler: String {
    get throws {
      guard let path = Invocation.path(of: "swiftc", environment: environment) else {
        throw WorkbookError(
          "There is a `swift`, and no `swiftc` in PATH: install Swift again from"
            + " https://www.swift.org/install."
        )
      }
      return path
    }
  }

  /// A text that changes whenever another toolchain is used. Asking `swift --version` would take
  /// longer than everything else that a run with nothing to do needs.
  package var identity: String {
    let real = Files.realPath(swift) ?? swift
    let home = environment["HOME"] ?? ""
    // `swift` may be a stand-in that chooses a toolchain: these files and variables say which.
    let choices =
      Platform.toolchainChoices + [
        home + "/.local/share/swiftly/config.json", home + "/.swiftly/config.json",
      ]
    let parts =
      [real, Files.stamp(real)] + choices.map { Files.realPath($0).map(Files.stamp) ?? "" }
      + ["DEVELOPER_DIR", "TOOLCHAINS", "SWIFTLY_HOME_DIR"].map { environment[$0] ?? "" }
    return parts.joined(separator: "|")
  }
}
