/// Hands the current dependencies to code that runs later, outside of their task.
///
/// Task-locals do not reach a callback that a driver makes on a thread of its own:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   thermometer.onReading = { celsius in
///     // The date is that of the test, not of the thread on which the driver calls.
///     dependencies.yield { log.append(Reading(celsius, at: log.date.now)) }
///   }
/// }
/// ```
///
/// - Parameter operation: Receives the dependencies; it may keep them for as long as it likes.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// The same for asynchronous work, which stays on the actor of the caller.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies at the time when it was made, to be used later.
  ///
  /// ``withEscapedDependencies(_:)-(_)`` makes one.
  public struct Continuation: Sendable {
    private let dependencies = DependencyValues._current

    init() {}

    /// Runs an operation with the dependencies that escaped.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try dependencies.installed(operation)
    }

    /// The same for asynchronous work, which stays on the actor of the caller.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await dependencies.installed(operation)
    }
  }
}
