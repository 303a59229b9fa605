import ComposableArchitecture

/// Something that effects of a test wait for until the test lets them go on.
public final class Gate: Sendable {
  private let parts = AsyncStream<Never>.makeStream()

  public init() {}

  /// Waits until the gate is open.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled first.
  public func wait() async throws {
    for await _ in parts.stream {}
    try Task.checkCancellation()
  }

  public func open() {
    parts.continuation.finish()
  }
}
