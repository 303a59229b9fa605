import Foundation

extension TestRunning {
  /// Runs one exercise in a process of its own. If the process ends before its time, the test that
  /// started and did not end is the cause; after each such end the tests that have no result yet
  /// run again, without that one.
  ///
  /// A learner's tests meet each feature with a bug in a further process.
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
    var judging = SuiteJudging(
      runner: self,
      exercise: exercise,
      limits: limits,
      isThorough: isThorough,
      collector: CheckCollector(suiteFile: exercise.suiteFile)
    )
    var part = SuitePart(feature: SuitePart.correct, asks: true)
    guard exercise.isTestExercise else {
      _ = try judging.run(nil, crashSite)
      return judging.collector.verdict()
    }
    let wanted = try judging.run(part, crashSite)
    if !wanted.isEmpty {
      part.results = try judging.results(on: wanted, crashSite)
      part.feature = nil
      _ = try judging.run(part, crashSite)
    }
    return judging.collector.verdict()
  }
}

/// The processes in which one suite is judged.
private struct SuiteJudging<Runner: TestRunning> {
  let runner: Runner
  let exercise: Exercise
  let limits: Limits
  let isThorough: Bool
  var collector: CheckCollector
  var timeouts = 0
  /// The results of processes on the correct feature.
  var correct: [String] = []

  /// - Returns: The features on which other processes have to run.
  mutating func run(
    _ part: SuitePart?,
    _ crashSite: (String) throws -> CrashSite?
  ) throws -> [String] {
    var wanted: [String] = []
    while true {
      let report = try report(part, hasTimedOut: timeouts > 0)
      let before = collector.settled.count
      collector.take(report, of: exercise.id)
      collector.takeOutput(report)
      correct += report.results[SuitePart.correct].map { [$0] } ?? []
      wanted += report.wanted.filter { !wanted.contains($0) }
      if report.isComplete || report.ranNothingMore(than: before) { break }

      try blame(report, crashSite)
      // Without progress the same would happen for ever.
      if collector.settled.count == before || collector.isComplete { break }
      if !isThorough || timeouts >= limits.timeoutLimit { break }
    }
    return wanted
  }

  /// Runs the tests on each feature in a process of its own, and on the correct one twice more, in an
  /// order that nobody can know: a test that fails now and then notices nothing.
  mutating func results(
    on wanted: [String],
    _ crashSite: (String) throws -> CrashSite?
  ) throws -> [String: [String]] {
    let features = (wanted + [SuitePart.correct, SuitePart.correct]).shuffled()
    let stops = Locked(0)
    let (now, limit) = (self, limits.timeoutLimit)
    let reports = try concurrently(features) { feature -> TestReport? in
      let count = stops.withLock { $0 }
      guard count < limit else { return nil }
      let report = try now.report(SuitePart(feature: feature), hasTimedOut: count > 0)
      if report.termination == .stopped { stops.withLock { $0 += 1 } }
      return report
    }
    var results = [SuitePart.correct: correct]
    for (feature, report) in zip(features, reports) {
      if let result = report?.results[feature] { results[feature, default: []].append(result) }
      guard let report, !report.isComplete else { continue }
      collector.takeOutput(report)
      try blame(report, crashSite)
    }
    return results
  }

  private func report(_ part: SuitePart?, hasTimedOut: Bool) throws -> TestReport {
    let report = try runner.run(
      skips: collector.settled.map(TestFilter.test),
      part: part,
      silence: hasTimedOut ? limits.repeated : limits.timeout,
      deadline: limits.deadline
    )
    // Neither the runner nor the program itself has ended it so.
    if report.termination == .signalled(SIGKILL) {
      throw MachineFault.killed("the program with the checks", signal: SIGKILL)
    }
    return report
  }

  /// Marks the test during which a process ended before its time.
  private mutating func blame(
    _ report: TestReport,
    _ crashSite: (String) throws -> CrashSite?
  ) throws {
    guard let culprit = report.unfinished.last else { return collector.noteEndOutsideTests(report) }
    if report.termination == .stopped { timeouts += 1 }
    // Its process on another feature has told it.
    if collector.settled.contains(culprit) { return }
    let message = TerminationMessage(of: report)
    let isUnknown = message.isCrash && !message.names(exercise.file.fileName)
    collector.fail(culprit, for: report, at: isUnknown ? try crashSite(culprit) : nil)
  }
}

extension TestReport {
  /// Whether it ended because all tests had their results from runs before it: Swift Testing then
  /// says, with an exit status of its own, that it found none.
  fileprivate func ranNothingMore(than settled: Int) -> Bool {
    settled > 0 && tests.isEmpty && termination != .stopped
  }
}
