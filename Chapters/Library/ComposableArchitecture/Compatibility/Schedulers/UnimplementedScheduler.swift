public import Dispatch

#if canImport(Combine)
  public import Combine
#endif

extension AnyScheduler {
  /// A scheduler that reports an issue when it is used, and then runs what it is given at once.
  ///
  /// - Parameters:
  ///   - prefix: The name of the scheduler in the report.
  ///   - now: The time it shows.
  ///   - fileID: The file whose name appears in a reported issue.
  ///   - filePath: The file in which an issue is reported.
  ///   - line: The line at which an issue is reported.
  ///   - column: The column at which an issue is reported.
  /// - Returns: A scheduler for tests in which no scheduler should be needed.
  public static func unimplemented(
    _ prefix: String = "",
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let name = prefix.isEmpty ? "A scheduler" : prefix
    func report(_ use: String) {
      reportIssue(
        """
        \(name) was asked \(use), but this test provides no scheduler.

        To fix, override it with a test scheduler, such as 'DispatchQueue.test', whose time the \
        test moves, or with '.immediate', which does not wait.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return Self(
      minimumTolerance: { .zero },
      now: {
        report("for the time")
        return now
      },
      scheduleImmediately: { _, action in
        report("to run something")
        action()
      },
      delayed: { _, _, _, action in
        report("to run something later")
        action()
      },
      interval: { _, _, _, _, action in
        report("to run something at an interval")
        action()
        return AnyCancellable {}
      }
    )
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler in place of a queue that reports an issue when it is used.
  ///
  /// - Parameters:
  ///   - prefix: The name of the queue in the report.
  ///   - fileID: The file whose name appears in a reported issue.
  ///   - filePath: The file in which an issue is reported.
  ///   - line: The line at which an issue is reported.
  ///   - column: The column at which an issue is reported.
  /// - Returns: A scheduler for tests in which no scheduler should be needed.
  public static func unimplemented(
    _ prefix: String = "A dispatch queue",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    self.unimplemented(
      prefix,
      now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
