import Foundation

/// The limits on the time for which tests may be silent, and on the memory of a learner's program.
///
/// No test waits for real time, so a test that reports nothing for seconds is in a loop, or waits for
/// something that does not come.
package struct Limits: Equatable, Sendable {
  static let standardTimeout = Duration.seconds(10)

  /// A test that runs by itself is given up after this silence.
  package let timeout: Duration

  package init(timeout: Duration = standardTimeout) {
    self.timeout = timeout
  }

  /// When one test of an exercise did not end, its other tests most likely go the same way.
  package var repeated: Duration {
    min(timeout, .seconds(max(2, Platform.crashReportSeconds)))
  }

  /// After so many the rest of an exercise's tests is not tried.
  var timeoutLimit: Int { 3 }

  /// The bytes of memory that a learner's program may take: an exercise needs less than a tenth, and
  /// what grows without end would take the whole machine.
  package static let memory = min(
    1 << 30,
    Int(clamping: ProcessInfo.processInfo.physicalMemory) / 2
  )

  /// Not even tests that report without end may run for longer, or use more processor time.
  package var deadline: Duration { timeout * 6 }
}
