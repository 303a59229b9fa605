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

private func unimplemented(_ base: some Clock<Duration>, name: String) -> any Clock<Duration> {
  UnimplementedClock(base, name: name, location: DependencyResolution.current.location)
}
