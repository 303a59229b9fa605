/// Runs an operation that can be cancelled by an id, inside of an effect.
///
/// ```swift
/// return .run { send in
///   let answer = try await withTaskCancellation(id: CancelID.fetch, cancelInFlight: true) {
///     try await client.fetch()
///   }
///   await send(.response(answer))
/// }
/// ```
///
/// - Parameters:
///   - id: The identity by which the operation is cancelled.
///   - cancelInFlight: Whether work that runs under the same id is cancelled first.
///   - isolation: The actor of the caller.
///   - operation: The work.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let id = CancelID(id)
  let registry = CancellationRegistry.shared
  let work = registry.insert(for: id, cancelInFlight: cancelInFlight) {
    CancellableTask(
      Task { () async -> Result<T, Failure> in
        do throws(Failure) {
          return .success(try await operation())
        } catch {
          return .failure(error)
        }
      }
    )
  }
  defer { registry.remove(work, for: id) }
  let result = await withTaskCancellationHandler {
    await work.task.value
  } onCancel: {
    work.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under an id, from inside of an effect.
  ///
  /// - Parameter id: The id that was given to `cancellable` or `withTaskCancellation`.
  public static func cancel(id: some Hashable & Sendable) {
    CancellationRegistry.shared.cancel(CancelID(id))
  }
}

/// A task that can be cancelled by an id.
private final class CancellableTask<Success: Sendable>: CancellableWork {
  let task: Task<Success, Never>

  init(_ task: Task<Success, Never>) {
    self.task = task
  }

  func cancel() { task.cancel() }
}
