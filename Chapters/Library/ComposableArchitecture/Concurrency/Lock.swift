internal import Foundation

/// The system's plain lock: not recursive, and cheap without contention. The thread sanitizer does
/// not know `Mutex` on Linux.
final class Lock: @unchecked Sendable {
  private let handle = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    handle.initialize(to: pthread_mutex_t())
    pthread_mutex_init(handle, nil)
  }

  deinit {
    pthread_mutex_destroy(handle)
    handle.deinitialize(count: 1)
    handle.deallocate()
  }

  func lock() { pthread_mutex_lock(handle) }
  func unlock() { pthread_mutex_unlock(handle) }

  func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A value that a lock guards.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    try lock.withLock { try body(&value) }
  }
}
