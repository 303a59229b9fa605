/// What came of one exercise.
struct Verdict: Codable, Equatable, Sendable {
  enum Status: String, Codable, Sendable {
    case notStarted
    case passed
    case failed
    case doesNotCompile
    case crashed
    case timedOut
    case endedEarly
  }

  var status: Status
  var checks: [Check] = []
  var diagnostics: [Diagnostic] = []
  /// What is to be said about the whole exercise, such as that the program died after its last check.
  var notes: [String] = []
  /// What the exercise printed, or the end of it; nil if it was not run by itself.
  var output: String?
  /// How many bytes of output are gone.
  var droppedOutput = 0

  var firstProblem: Check? { checks.first { $0.status != .passed } }
}
