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
    /// The machine could not judge it: that is no verdict, and nothing remembers it.
    case notJudged
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
  /// Whether the machine had a part in it: its explanations say less than they could, since the compiler
  /// could not be asked, or a check was given up while others kept the processors busy.
  package var isCutShort = false

  private enum CodingKeys: String, CodingKey {
    case status, checks, diagnostics, notes, output, droppedOutput
  }

  /// Whether it would be the same another time.
  package var isLasting: Bool { status != .notJudged && !isCutShort }

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

  /// The verdict that stands for none.
  package init(_ fault: MachineFault) {
    self.init(status: .notJudged, notes: [fault.description])
  }

  package var firstProblem: Check? { checks.first { $0.status != .passed } }
}
