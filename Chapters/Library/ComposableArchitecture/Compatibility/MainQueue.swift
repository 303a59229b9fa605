public import Dispatch

#if canImport(Combine)
  public import Combine
#endif

extension DependencyValues {
  /// The queue that features deliver results on (document S4: `@Dependency(\.mainQueue)`).
  ///
  /// ```swift
  /// let scheduler = DispatchQueue.test
  /// …
  /// withDependencies: { $0.mainQueue = scheduler.eraseToAnyScheduler() }
  /// ```
  ///
  /// In tests it reports an issue when it is used, unless it is overridden with a ``TestScheduler``
  /// or `.immediate`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static var testValue: AnySchedulerOf<DispatchQueue> {
    let location = DependencyResolution.current.location
    return .unimplemented(
      #"@Dependency(\.mainQueue)"#,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
