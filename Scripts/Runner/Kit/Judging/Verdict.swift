/// The result of one exercise.
package struct Verdict: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable {
    case notStarted
    case passed
    case failed
    case doesNotCompile
    case crashed
    case timedOut
    case endedEarly
  }

  package var status: Status
  package var checks: [Check] = []
  package var diagnostics: [Diagnostic] = []
  /// The remarks about the whole exercise, such as that the program died after its last check.
  package var notes: [String] = []
  /// The output of the exercise, or the end of it; nil if it was not run by itself.
  package var output: String?
  /// The number of bytes of output that were dropped.
  package var droppedOutput = 0

  package init(
    status: Status,
    checks: [Check] = [],
    diagnostics: [Diagnostic] = [],
    notes: [String] = [],
    output: String? = nil,
    droppedOutput: Int = 0
  ) {
    self.status = status
    self.checks = checks
    self.diagnostics = diagnostics
    self.notes = notes
    self.output = output
    self.droppedOutput = droppedOutput
  }

  package var firstProblem: Check? { checks.first { $0.status != .passed } }
}
