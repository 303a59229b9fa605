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
///   - id: What the operation is cancelled by.
///   - cancelInFlight: Whether work that runs under the same id is cancelled first.
///   - isolation: The actor of the caller.
///   - operation: The work.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let id = CancelID(id)
  let registry = CancellationRegistry.shared
  if cancelInFlight { registry.cancel(id) }
  let task = Task { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let work = CancellableTask(cancellation: task.cancel)
  registry.insert(work, for: id)
  defer { registry.remove(work, for: id) }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
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

private final class CancellableTask: CancellableWork {
  private let cancellation: @Sendable () -> Void

  init(cancellation: @escaping @Sendable () -> Void) {
    self.cancellation = cancellation
  }

  func cancel() { cancellation() }
}
