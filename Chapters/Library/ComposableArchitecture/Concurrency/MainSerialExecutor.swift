internal import Synchronization

/// Runs an operation, and all tasks of the process meanwhile, on the main thread, one after the
/// other in the order in which they became ready.
///
/// It makes tests repeatable that start tasks outside of a ``TestStore``, whose effects run one
/// after the other without it. It affects the whole process, so tests that use it should not run in
/// parallel with others: `@Suite(.serialized)`.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let previous = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = previous }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs an operation; the tasks that it starts run on the main thread, one after the other.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  let previous = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = previous }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether all tasks of the process run on the main thread, one after the other.
///
/// Unchecked, because it changes where code runs that may have reason not to be there.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isOn.load(ordering: .relaxed) }
  set {
    if newValue { MainSerialExecutor.install() }
    MainSerialExecutor.isOn.store(newValue, ordering: .relaxed)
  }
}

private enum MainSerialExecutor {
  static let isOn = Atomic(false)

  /// Installs the hook, which stays: to be asked costs little.
  static func install() {
    _ = isInstalled
  }

  private static let isInstalled = installGlobalEnqueueHook { job, enqueue in
    if MainSerialExecutor.isOn.load(ordering: .relaxed) {
      MainActor.shared.enqueue(job)
    } else {
      enqueue(job)
    }
  }
}
