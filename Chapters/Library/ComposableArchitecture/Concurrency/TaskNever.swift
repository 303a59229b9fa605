extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled: for a dependency whose answer a test does not want to see.
  ///
  /// - Throws: `CancellationError`.
  public static func never() async throws {
    for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// Waits until the task is cancelled, in place of a value that never comes.
  ///
  /// - Returns: Nothing, ever.
  /// - Throws: `CancellationError`.
  public static func never() async throws -> Success {
    for await value in AsyncStream<Success>(Success.self, { _ in }) { return value }
    throw _Concurrency.CancellationError()
  }
}
