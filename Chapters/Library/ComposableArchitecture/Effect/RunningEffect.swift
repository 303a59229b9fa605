/// Effect work in progress: a part of a tree whose root is the store.
///
/// Below the root there is one part for each `send` that started effects, and below that the parts
/// of those effects. A part ends when everything below it has ended; cancelling it cancels
/// everything below it. Parts start and end on the main actor; any thread may cancel.
///
/// It is `Sendable` because a lock, one for the whole tree, guards all that changes.
final class RunningEffect: @unchecked Sendable {
  private let lock: Lock
  private let parent: RunningEffect?
  private var indexInParent = 0
  private var children: [RunningEffect] = []
  /// The number of children that run, plus one until ``close(onEnd:)`` is called.
  private var openCount = 1
  private var task: Task<Void, Never>?
  private var wasCancelled = false
  private var isHold = false
  private var onEnd: (() -> Void)?
  private var onCancel: (() -> Void)?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(parent: RunningEffect? = nil) {
    self.parent = parent
    lock = parent?.lock ?? Lock()
    parent?.lock.withLock {
      indexInParent = parent!.children.count
      wasCancelled = parent!.wasCancelled
      parent!.children.append(self)
      parent!.openCount += 1
    }
  }

  /// Whether this part, or one above it, was cancelled.
  var isCancelled: Bool { lock.withLock { wasCancelled } }

  var hasEnded: Bool { lock.withLock { openCount == 0 } }

  /// Whether this is the given work or a part of it.
  func isInside(_ work: any CancellableWork) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === work }
  }

  /// Ties this part to the task that does its work.
  func attach(_ task: Task<Void, Never>) {
    let isTooLate = lock.withLock {
      self.task = task
      return wasCancelled
    }
    if isTooLate { task.cancel() }
  }

  /// Lets `action` run when this part has ended, or as soon as it is cancelled, but only once; not
  /// at all if it has ended already.
  func whenOver(_ action: @escaping @Sendable () -> Void) {
    let isTooLate = lock.withLock {
      if openCount == 0 { return false }
      onEnd = action
      onCancel = action
      return wasCancelled
    }
    if isTooLate {
      lock.withLock {
        onEnd = nil
        onCancel = nil
      }
      action()
    }
  }

  /// Keeps this part, which has no work of its own, from ending until it is cancelled.
  func hold() {
    lock.withLock { isHold = true }
    whenOver { [weak self] in
      // A part ends on the main actor, and any thread may cancel.
      Task { @MainActor in self?.close() }
    }
  }

  /// Whether something here is still to be done, and not only held until it is cancelled.
  var isBusy: Bool { lock.withLock { hasWork } }

  private var hasWork: Bool {
    if isHold || openCount == 0 { return false }
    return children.isEmpty || children.contains(where: \.hasWork)
  }

  /// Marks the part's own work as done: it ends now unless children still run.
  ///
  /// - Parameter onEnd: Called when it ends, unless it ends now.
  /// - Returns: Whether it ended now.
  @discardableResult
  func close(onEnd next: (() -> Void)? = nil) -> Bool {
    lock.lock()
    openCount -= 1
    guard openCount == 0 else {
      if let next { onEnd = next }
      lock.unlock()
      return false
    }
    end()
    return true
  }

  /// Ends the part. It is called with the lock held, and unlocks it.
  private func end() {
    var part = self
    var actions: [() -> Void] = []
    var continuations: [CheckedContinuation<Void, Never>] = []
    while true {
      part.onEnd.map { actions.append($0) }
      continuations += part.waiters
      part.onEnd = nil
      part.onCancel = nil
      part.task = nil
      part.waiters = []
      guard let parent = part.parent else { break }
      parent.remove(part)
      guard parent.openCount == 0 else { break }
      part = parent
    }
    lock.unlock()
    for action in actions { action() }
    for continuation in continuations { continuation.resume() }
  }

  private func remove(_ child: RunningEffect) {
    let last = children.removeLast()
    if last !== child {
      children[child.indexInParent] = last
      last.indexInParent = child.indexInParent
    }
    openCount -= 1
  }

  /// Cancels everything below. Tasks that take notice end soon; until then this part is running.
  func cancel() {
    var tasks: [Task<Void, Never>] = []
    var actions: [() -> Void] = []
    lock.withLock { markCancelled(&tasks, &actions) }
    for task in tasks { task.cancel() }
    for action in actions { action() }
  }

  private func markCancelled(
    _ tasks: inout [Task<Void, Never>],
    _ actions: inout [() -> Void]
  ) {
    guard !wasCancelled else { return }
    wasCancelled = true
    if let task { tasks.append(task) }
    if let onCancel {
      actions.append(onCancel)
      self.onCancel = nil
      onEnd = nil
    }
    for child in children { child.markCancelled(&tasks, &actions) }
  }

  /// Waits until this part has ended; cancelling the waiting task cancels the work.
  ///
  /// - Parameter isolation: The actor of the caller, which is not left for this.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let hasEnded = lock.withLock {
          if openCount > 0 { waiters.append(continuation) }
          return openCount == 0
        }
        if hasEnded { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}

extension RunningEffect: Hashable {
  static func == (lhs: RunningEffect, rhs: RunningEffect) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
