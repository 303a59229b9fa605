import Foundation

extension TestRunning {
  /// Runs one exercise in a process of its own. If the process ends before its time, the test that
  /// started and did not end is the cause; after each such end the tests that have no result yet
  /// run again, without that one.
  ///
  /// - Parameters:
  ///   - isThorough: Whether the rest of the tests is of interest when one has failed.
  ///   - crashSite: Finds where in the exercise's file a test crashes, by the test's id.
  /// - Throws: `MachineFault`, if somebody else has ended the process.
  package func verdict(
    of exercise: Exercise,
    limits: Limits,
    isThorough: Bool = true,
    crashSite: (String) throws -> CrashSite? = { _ in nil }
  ) throws -> Verdict {
    var collector = CheckCollector(suiteFile: exercise.suiteFile)
    var timeouts = 0
    while true {
      let report = try run(
        skips: collector.settled.map(TestFilter.test),
        silence: timeouts == 0 ? limits.timeout : limits.repeated,
        deadline: limits.deadline
      )
      // Neither the runner nor the program itself has ended it so.
      if report.termination == .signalled(SIGKILL) {
        throw MachineFault.killed("the program with the checks", signal: SIGKILL)
      }
      let before = collector.settled.count
      collector.take(report, of: exercise.id)
      collector.takeOutput(report)
      if report.isComplete || report.ranNothingMore(than: before) { break }

      if let culprit = report.unfinished.last {
        let message = TerminationMessage(of: report)
        let isUnknown = message.isCrash && !message.names(exercise.file.fileName)
        collector.fail(culprit, for: report, at: isUnknown ? try crashSite(culprit) : nil)
        if report.termination == .stopped { timeouts += 1 }
      } else {
        collector.noteEndOutsideTests(report)
      }
      // Without progress the same would happen for ever.
      if collector.settled.count == before || collector.isComplete { break }
      if !isThorough || timeouts >= limits.timeoutLimit { break }
    }
    return collector.verdict()
  }
}

extension TestReport {
  /// Whether it ended because all tests had their results from runs before it: Swift Testing then
  /// says, with an exit status of its own, that it found none.
  fileprivate func ranNothingMore(than settled: Int) -> Bool {
    settled > 0 && tests.isEmpty && termination != .stopped
  }
}
