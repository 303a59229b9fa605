import WorkbookKit

/// A text that is judged in place of an exercise, and what must come of it.
struct Attempt: Sendable {
  let exercise: Exercise
  let text: String
  /// The greatest number of runs; it is run again for as long as it passes.
  var runs = 1
  /// Whether its words are what matters: advice is tried, as for a learner, and where the file does
  /// not compile, nothing else is built.
  var isForWords = false
  /// Whether small changes of a project are tried. Each takes a build and a run, so they are tried
  /// where they decide.
  var triesChanges = false
  /// The problems with a verdict; none if it is the right one.
  let findings: @Sendable (Verdict) -> [Finding]

  /// All attempts of a part of the proof at an exercise; none if it has nothing of the kind.
  ///
  /// - Parameter runs: The number of runs of a solution.
  static func all(
    _ part: ProofPart,
    at exercise: Exercise,
    in workbook: Workbook,
    runs: Int
  ) -> [Attempt] {
    guard let source = MarkedSource(of: exercise, in: workbook) else { return [] }
    let hidden = try? HiddenExample(of: exercise, in: workbook)
    switch part {
    // The form is not judged, and a screen not by its exercise's suite.
    case .structure, .screens: return []
    case .starters: return [starter(of: exercise, source.assembled { $1.stub })]
    case .solutions:
      return [exercise, hidden?.exercise].compactMap { $0 }
        .map { solution(of: $0, source.solution, runs: runs) }
    case .rightAnswers, .wrongAnswers, .mistakes:
      var answers = Answer.all(of: exercise, in: workbook).map { answer($0, at: exercise) }
        .filter { $0.part == part }.map(\.attempt)
      // One shows that changes of another style are noticed; each takes as long as a solution.
      if part == .rightAnswers {
        for index in answers.indices.dropFirst() { answers[index].triesChanges = false }
      }
      return answers + (part == .wrongAnswers ? hidden?.attempts(at: exercise) ?? [] : [])
    }
  }
}

extension Verdict {
  /// The obstacle to a pass, in one or two lines.
  var problem: String {
    if let error = diagnostics.first(where: { $0.severity == .error }) { return error.message }
    guard let check = firstProblem else { return notes.joined(separator: " ") }
    return "\"\(check.name)\"\(check.status.remark): \(check.message)"
  }

  /// The checks that were run and did not pass.
  var rejectingChecks: [Check] {
    checks.filter { $0.status != .passed && $0.status != .notRun }
  }
}
