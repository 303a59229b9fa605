import Foundation

/// Begins a thread with the stack that a program's first thread has on every system; the stacks of
/// others are small on macOS.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  let thread = Thread(block: body)
  thread.stackSize = 8 << 20
  thread.start()
}
