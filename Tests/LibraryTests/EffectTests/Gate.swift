import ComposableArchitecture

/// Something that effects of a test wait for until the test lets them go on.
final class Gate: Sendable {
  private let parts = AsyncStream<Never>.makeStream()

  /// Waits until the gate is open.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled first.
  func wait() async throws {
    for await _ in parts.stream {}
    try Task.checkCancellation()
  }

  func open() {
    parts.continuation.finish()
  }
}
