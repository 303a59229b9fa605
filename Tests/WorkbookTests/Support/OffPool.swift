import Foundation
import Testing

@testable import WorkbookKit

/// Runs what blocks on a thread of its own, so that the tests beside this one go on.
func offPool<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// Runs the tests of a suite that wait for processes on threads beside the pool's, which are as few as
/// there are cores. All tests begin at once, and so do their time limits: those that need no process
/// would wait for the others.
struct OffPoolTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }
  /// Whether the tests get a thread before others that wait for one.
  var isFirst = false

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let executor = isFirst ? OffPoolExecutor.first : .others
    try await withTaskExecutorPreference(executor) { try await function() }
  }
}

extension Trait where Self == OffPoolTrait {
  static var offPool: Self { Self() }

  /// For a suite that takes longer than all others: nothing is left beside which it could run, if it
  /// begins late.
  static var offPoolFirst: Self { Self(isFirst: true) }
}

private final class OffPoolExecutor: TaskExecutor {
  static let first = OffPoolExecutor(isFirst: true)
  static let others = OffPoolExecutor(isFirst: false)

  private static let jobs = Locked<[(UnownedJob, OffPoolExecutor)]>([])
  private static let count = DispatchSemaphore(value: 0)
  /// The threads of a dispatch queue would not do: the pool's are among them.
  private static let threads: Void = {
    for _ in 0...coreCount {
      startThread {
        while true {
          count.wait()
          let (job, executor) = jobs.withLock { $0.removeFirst() }
          job.runSynchronously(on: executor.asUnownedTaskExecutor())
        }
      }
    }
  }()

  private let isFirst: Bool

  private init(isFirst: Bool) {
    self.isFirst = isFirst
  }

  func enqueue(_ job: consuming ExecutorJob) {
    Self.threads
    let waiting = UnownedJob(job)
    Self.jobs.withLock { $0.insert((waiting, self), at: isFirst ? 0 : $0.count) }
    Self.count.signal()
  }
}
