extension DependencyValues {
  /// The clock that features use to wait (document S3: `@Dependency(\.continuousClock)`).
  ///
  /// In tests it reports an issue when it is used, unless it is overridden with a ``TestClock`` or
  /// an ``ImmediateClock``.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock like ``continuousClock`` that stands still while the machine sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    unimplemented(ContinuousClock(), name: #"@Dependency(\.continuousClock)"#)
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> {
    unimplemented(SuspendingClock(), name: #"@Dependency(\.suspendingClock)"#)
  }
}

private func unimplemented<Base: Clock<Duration>>(
  _ base: Base,
  name: String
) -> any Clock<Duration> {
  let location = DependencyResolution.current.location
  return UnimplementedClock(
    base,
    name: name,
    fileID: location.fileID,
    filePath: location.filePath,
    line: location.line,
    column: location.column
  )
}
