import Foundation

/// Does the same with each item, on threads of its own, a few at a time.
///
/// Each call blocks its thread while it waits for a process, which tasks of Swift's concurrency
/// must not do.
///
/// - Parameters:
///   - items: They are begun in their order.
///   - width: The number at a time; as many as there are cores, if it is not given.
/// - Returns: The results in the order of the items.
/// - Throws: The first error, after all that were begun have ended.
package func concurrently<Item: Sendable, Result: Sendable>(
  _ items: [Item],
  width: Int = coreCount,
  _ body: @escaping @Sendable (Item) throws -> Result
) throws -> [Result] {
  let next = Locked(0)
  let results = Locked<[Int: Swift.Result<Result, any Error>]>([:])
  let group = DispatchGroup()
  for _ in 0..<min(width, items.count) {
    group.enter()
    startThread {
      defer { group.leave() }
      while true {
        let index = next.withLock { index in
          defer { index += 1 }
          return index
        }
        guard index < items.count else { return }
        let result = Swift.Result { try body(items[index]) }
        results.withLock { $0[index] = result }
      }
    }
  }
  group.wait()
  return try results.withLock { results in
    try items.indices.compactMap { try results[$0]?.get() }
  }
}

/// The number of processes that can work at a time.
package let coreCount = max(1, ProcessInfo.processInfo.activeProcessorCount)

/// Begins a thread with the stack that a program's first thread has on every system; the stacks of
/// others are small on macOS.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  let thread = Thread(block: body)
  thread.stackSize = 8 << 20
  thread.start()
}
