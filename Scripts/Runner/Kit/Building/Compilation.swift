import Foundation

/// The result of one call of the compiler or the linker.
package struct Compilation: Sendable {
  package let isSuccess: Bool
  package let diagnostics: [Diagnostic]
  /// Everything that was printed, or the end of it if it was endless.
  package let log: String
  /// Whether the call was given up because its time was up.
  package let isLate: Bool
  /// Whether the compiler itself crashed.
  let isCrash: Bool

  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The errors with their lines of source, for a message about files that learners do not edit.
  var errorText: String { Self.errorText(errors, log: log) }

  static func errorText(_ errors: [Diagnostic], log: String) -> String {
    let excerpts = errors.map { ([$0.headline] + $0.excerpt).joined(separator: "\n") }
    let text = excerpts.isEmpty ? log : excerpts.joined(separator: "\n\n")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Compilation {
  /// A compiler may print without end.
  static let logLimit = 8 << 20
}

extension Toolchain {
  /// Runs the compiler or the linker.
  ///
  /// - Parameters:
  ///   - root: The workbook's folder, which is cut from paths in messages.
  ///   - deadline: The call is given up after this time; never, if nil.
  ///   - cancellation: Gives it up; that of the toolchain, if nil.
  func run(
    _ call: [String],
    root: String,
    deadline: Duration? = nil,
    cancellation: Cancellation? = nil
  ) throws -> Compilation {
    let cancellation = cancellation ?? self.cancellation
    try cancellation?.check()
    var supervision = Supervision(deadline: deadline, cancellation: cancellation)
    supervision.outputLimit = Compilation.logLimit
    let invocation = Invocation(
      executable: call[0],
      arguments: Array(call.dropFirst()),
      environment: environment
    )
    let result = try invocation.run(supervision)
    try cancellation?.check()
    let log = result.errors.text + result.output.text
    var isCrash = log.contains("PLEASE submit a bug report")
    if case .signalled = result.termination { isCrash = true }
    return Compilation(
      isSuccess: result.termination == .exited(0),
      diagnostics: DiagnosticsParser(root: root).parse(log),
      log: log,
      isLate: result.termination == .stopped,
      isCrash: isCrash
    )
  }
}

extension BuiltLibrary {
  /// Runs the compiler or the linker, as `Toolchain.run` does.
  package func run(
    _ call: [String],
    deadline: Duration? = nil,
    cancellation: Cancellation? = nil
  ) throws -> Compilation {
    try toolchain.run(call, root: root, deadline: deadline, cancellation: cancellation)
  }
}
