extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled, and throws `CancellationError` then.
  ///
  /// A test puts it in the place of work that is not to come to an end.
  ///
  /// - Returns: Never.
  /// - Throws: `CancellationError`.
  public static func never() async throws -> Never {
    let nothing = AsyncStream<Never> { _ in }
    for await _ in nothing {}
    throw _Concurrency.CancellationError()
  }
}
