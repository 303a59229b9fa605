import Foundation

/// Lets programs of submissions run beside each other, and one that is to be measured once more run
/// with nothing beside it.
final class QuietTurn: @unchecked Sendable {
  private let condition = NSCondition()
  private var running = 0
  private var waiting = 0

  /// Runs beside others, once nobody waits for quiet.
  func besideOthers<Value>(_ body: () throws -> Value) rethrows -> Value {
    condition.lock()
    while waiting > 0 { condition.wait() }
    running += 1
    condition.unlock()
    defer {
      condition.lock()
      running -= 1
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }

  /// Waits until the others have ended, and keeps new ones waiting until it has ended itself.
  func alone<Value>(_ body: () throws -> Value) rethrows -> Value {
    condition.lock()
    waiting += 1
    while running > 0 { condition.wait() }
    running += 1
    condition.unlock()
    defer {
      condition.lock()
      running -= 1
      waiting -= 1
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }
}
