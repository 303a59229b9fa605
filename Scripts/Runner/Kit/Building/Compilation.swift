import Foundation

/// The result of one call of the compiler or the linker.
package struct Compilation: Sendable {
  let termination: Termination
  package let diagnostics: [Diagnostic]
  /// Everything that was printed, or the end of it if it was endless.
  package let log: String

  package var isSuccess: Bool { termination == .exited(0) }

  /// Whether the compiler itself crashed.
  var isCrash: Bool {
    if log.contains("PLEASE submit a bug report") { return true }
    let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
    if case .signalled(let signal) = termination { return signals.contains(signal) }
    return false
  }

  /// Whether the runner or somebody else ended it.
  var wasEndedFromOutside: Bool {
    if case .exited = termination { return false }
    return !isCrash
  }

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
  /// The bytes of memory that it may take for a learner's file: a tenth is usual.
  static let memoryLimit = min(
    4 << 30,
    Int(clamping: ProcessInfo.processInfo.physicalMemory) / 2
  )
}

extension Toolchain {
  /// The variable with which each call is printed before it is made.
  package static let verbose = "WORKBOOK_VERBOSE"

  /// Runs the compiler or the linker.
  ///
  /// - Parameters:
  ///   - root: The workbook's folder, which is cut from paths in messages.
  ///   - deadline: The call is given up after so much processor time, and after three times as much
  ///     by the clock of an idle machine; never, if nil.
  ///   - cancellation: Gives it up; that of the toolchain, if nil.
  func run(
    _ call: [String],
    root: String,
    deadline: Duration? = nil,
    cancellation: Cancellation? = nil
  ) throws -> Compilation {
    let cancellation = cancellation ?? self.cancellation
    try cancellation?.check()
    var supervision = Supervision(cancellation: cancellation)
    if let deadline {
      supervision.deadline = deadline * 3
      supervision.processorTime = deadline
      supervision.memory = Compilation.memoryLimit
      supervision.share = { ProcessorShare.current }
    }
    supervision.outputLimit = Compilation.logLimit
    let words = isPatient ? ["/usr/bin/nice", "-n", "10"] + call : call
    let invocation = Invocation(
      executable: words[0],
      arguments: Array(words.dropFirst()),
      environment: environment
    )
    if environment[Self.verbose] != nil {
      let line = call.map(\.quotedForShell).joined(separator: " ") + "\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
    let result = try invocation.run(supervision)
    try cancellation?.check()
    let log = result.errors.text + result.output.text
    return Compilation(
      termination: result.termination,
      diagnostics: DiagnosticsParser(root: root).parse(log),
      log: log
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

  /// Compiles what many exercises share.
  ///
  /// - Parameter complaint: Said below the compiler's messages, if it does not compile.
  package func compileShared(_ call: [String], complaint: String) throws {
    try toolchain.compileShared(call, root: root, complaint: complaint)
  }
}

extension Toolchain {
  /// Compiles what many exercises share.
  ///
  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - complaint: Said below the compiler's messages, if it does not compile.
  /// - Throws: The messages, or a sentence about a fault of the machine.
  func compileShared(_ call: [String], root: String, complaint: String) throws {
    do {
      try MachineFault.triedTwice {
        let compilation = try run(call, root: root)
        if compilation.isSuccess { return }
        if let fault = MachineFault(of: compilation, folder: root) { throw fault }
        let copies = FileCopy.notes(among: call.filter { $0.hasSuffix(".swift") })
        let lines = [compilation.errorText, "", complaint] + copies
        throw SharedCodeError(message: lines.joined(separator: "\n"))
      }
    } catch let error as SharedCodeError {
      throw WorkbookError(error.message)
    } catch let fault as MachineFault {
      throw WorkbookError(fault.description)
    }
  }

  private struct SharedCodeError: Error {
    let message: String
  }
}
