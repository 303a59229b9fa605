/// One call of the compiler or the linker.
package struct Compilation: Sendable {
  package let arguments: [String]
  /// The workbook's folder, which is cut from paths in messages.
  package let root: String
  package let environment: [String: String]
  /// It is given up after this time; never, if nil.
  package var deadline: Duration?
  package var cancellation: Cancellation?

  package init(
    arguments: [String],
    root: String,
    environment: [String: String],
    deadline: Duration? = nil,
    cancellation: Cancellation? = nil
  ) {
    self.arguments = arguments
    self.root = root
    self.environment = environment
    self.deadline = deadline
    self.cancellation = cancellation
  }

  package struct Outcome: Sendable {
    package var isSuccess: Bool
    package var diagnostics: [Diagnostic]
    /// Everything that was printed, or its beginning if it was endless.
    package var log: String
    /// Whether it was given up because its time was up.
    package var isLate: Bool
    /// Whether the compiler itself crashed.
    package var isCrash: Bool

    package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  package func run() throws -> Outcome {
    var output = BuildOutput()
    var supervision = Supervision(deadline: deadline)
    supervision.cancellation = cancellation
    supervision.onOutput = { output.append($0) }
    supervision.onErrors = { output.append($0) }
    let invocation = Invocation(
      executable: arguments[0],
      arguments: Array(arguments.dropFirst()),
      environment: environment
    )
    let result = try invocation.run(supervision)
    try cancellation?.check()
    let log = output.text
    var isCrash = log.contains("PLEASE submit a bug report")
    if case .signalled = result.termination { isCrash = true }
    return Outcome(
      isSuccess: result.termination == .exited(0),
      diagnostics: DiagnosticsParser(root: root).parse(log),
      log: log,
      isLate: result.termination == .stopped,
      isCrash: isCrash
    )
  }
}
