import Foundation
import Testing

@testable import WorkbookKit

/// Runs what blocks on a thread of its own, so that the tests beside this one go on.
func offPool<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}

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

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OffPoolThreads.shared) { try await function() }
  }
}

extension Trait where Self == OffPoolTrait {
  static var offPool: Self { Self() }
}

/// The threads of a dispatch queue would not do: the pool's are among them.
private final class OffPoolThreads: TaskExecutor {
  static let shared = OffPoolThreads()

  private let jobs = Locked<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init() {
    for _ in 0...coreCount {
      startThread { [self] in
        while true {
          count.wait()
          let job = jobs.withLock { $0.removeFirst() }
          job.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }
}
