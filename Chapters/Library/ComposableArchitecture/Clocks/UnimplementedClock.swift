/// A clock that reports an issue when it is used: the default in tests.
///
/// A test that gets this report runs a feature that depends on time, and provides no clock for it.
/// Give the feature a ``TestClock`` or an ``ImmediateClock``.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time: its distance from the clock's beginning.
  public typealias Instant = ClockOffset<Duration>

  private let base: AnyClock<Duration>
  private let name: String
  private let location: IssueLocation
  /// The clocks that the report recommends instead.
  var replacements =
    "a 'TestClock', whose time the test moves, or an 'ImmediateClock', which does not wait"

  /// A clock that reports an issue when it is used, and then does as another clock does.
  ///
  /// - Parameters:
  ///   - base: The clock to fall back on.
  ///   - name: The name of the clock in the report.
  public init<Base: Clock>(
    _ base: Base,
    name: String = "\(Base.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Base.Duration == Duration {
    self.init(
      base,
      name: name,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  init(_ base: some Clock<Duration>, name: String, location: IssueLocation) {
    self.base = AnyClock(base)
    self.name = name
    self.location = location
  }

  /// The time of the clock to fall back on; asking for it is reported.
  public var now: Instant {
    report("was asked for the time")
    return base.now
  }

  /// The resolution of the clock to fall back on; asking for it is reported.
  public var minimumResolution: Duration {
    report("was asked for its resolution")
    return base.minimumResolution
  }

  /// Sleeps on the clock to fall back on, after a report.
  ///
  /// - Parameters:
  ///   - deadline: The time to wait for.
  ///   - tolerance: The delay that is still fine.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("was asked to sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  func report(_ use: String) {
    location.report(
      """
      \(name) \(use), but this test provides no clock.

      To fix, override it with \(replacements).
      """
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports an issue when it is used, and does not wait.
  ///
  /// - Parameter name: The name of the clock in the report.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(),
      name: name,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
