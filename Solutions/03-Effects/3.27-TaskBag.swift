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
    // BEGIN SOLUTION
    if cancelInFlight { cancel(id: id) }
    let task = Task { await operation() }
    tasks[id, default: []].append(task)
    return task
    // END SOLUTION
    // STUB: // TODO: Cancel what runs under `id` if asked to, and remember the new task.
    // STUB: return Task { await operation() }
  }

  /// Cancels every task that runs under an id.
  func cancel(id: ID) {
    // BEGIN SOLUTION
    tasks.removeValue(forKey: id)?.forEach { $0.cancel() }
    // END SOLUTION
    // STUB: // TODO: Find the tasks, and cancel them.
  }
}
