#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Runs an operation, and all tasks of the process meanwhile, on the main thread, one after the
/// other in the order in which they became ready.
///
/// It makes tests repeatable that start tasks outside of a ``TestStore``, whose effects run one after
/// the other without it. It affects the whole process, so tests that use it should not run in
/// parallel with others: `@Suite(.serialized)`.
///
/// - Parameter operation: The work.
/// - Throws: What the operation throws.
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
///
/// - Parameter operation: The work.
/// - Throws: What the operation throws.
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
  get { MainSerialExecutor.isOn.value }
  set {
    if newValue { MainSerialExecutor.install() }
    MainSerialExecutor.isOn.setValue(newValue)
  }
}

/// The runtime asks a hook, if there is one, where to put each job that has no executor of its own.
private enum MainSerialExecutor {
  typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  static let isOn = LockIsolated(false)

  /// Installs the hook, which stays: to be asked costs little.
  static func install() {
    _ = self.isInstalled
  }

  private static let isInstalled: Bool = {
    guard
      let program = dlopen(nil, RTLD_LAZY),
      let symbol = dlsym(program, "swift_task_enqueueGlobal_hook")
    else { return false }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
      if MainSerialExecutor.isOn.value {
        MainActor.shared.enqueue(job)
      } else {
        enqueue(job)
      }
    }
    return true
  }()
}
