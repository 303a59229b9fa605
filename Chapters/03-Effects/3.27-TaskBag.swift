/// Running tasks, kept under ids by which they can be cancelled: what `cancellable` does.
@MainActor
final class TaskBag<ID: Hashable> {
  private var tasks: [ID: [Task<Void, Never>]] = [:]

  /// Starts a task.
  ///
  /// - Parameters:
  ///   - id: `cancel(id:)` finds the task by it. Several tasks may have the same one.
  ///   - cancelInFlight: Whether the tasks that already run under this id are cancelled first.
  ///   - operation: The work.
  /// - Returns: The task.
  @discardableResult
  func run(
    id: ID,
    cancelInFlight: Bool = false,
    operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    // TODO: Cancel what runs under `id` if asked to, and remember the new task.
    return Task { await operation() }
  }

  /// Cancels every task that runs under an id.
  func cancel(id: ID) {
    // TODO: Find the tasks, and cancel them.
  }
}
