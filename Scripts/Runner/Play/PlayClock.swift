import ComposableArchitecture
import Synchronization

/// A clock whose time a session moves: with real time while a person plays, and through the times that
/// were noted in a replay.
final class PlayClock: Clock, Sendable {
  /// A point in time: the distance from the beginning of the session.
  typealias Instant = ClockOffset<Swift.Duration>

  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var time = Duration.zero
    var sleepers: [Sleeper] = []
    var lastID = 0
    /// Those who were cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  let minimumResolution = Swift.Duration.zero

  var now: Instant { Instant(offset: time) }

  /// The time for which the session has been running.
  var time: Duration { state.withLock { $0.time } }

  /// When the next of those who sleep is to be woken; `nil` if none sleeps.
  var nextDeadline: Duration? { state.withLock { $0.sleepers.first?.deadline } }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock {
      $0.lastID += 1
      return $0.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enqueue(Sleeper(id: id, deadline: deadline.offset, continuation: continuation))?()
      }
    } onCancel: {
      cancel(id)?()
    }
  }

  /// Moves the time to the next deadline and wakes the one who sleeps until then.
  ///
  /// - Parameter end: The latest time to which the clock may be moved.
  /// - Returns: Whether there was a deadline.
  func wakeNext(until end: Duration) -> Bool {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let first = state.sleepers.first, first.deadline <= end else { return nil }
      state.time = max(state.time, first.deadline)
      return state.sleepers.removeFirst()
    }
    sleeper?.continuation.resume()
    return sleeper != nil
  }

  /// Moves the time on, over no deadline.
  func move(to time: Duration) {
    state.withLock { $0.time = max($0.time, time) }
  }

  /// Shows another time while an operation runs.
  func showing<R>(_ time: Duration, _ operation: () -> R) -> R {
    let now = state.withLock { state in
      defer { state.time = time }
      return state.time
    }
    defer { state.withLock { $0.time = now } }
    return operation()
  }

  /// Puts a sleeper to sleep, or returns how to resume it at once.
  private func enqueue(_ sleeper: Sleeper) -> (@Sendable () -> Void)? {
    state.withLock { state -> (@Sendable () -> Void)? in
      if state.cancelled.remove(sleeper.id) != nil {
        return { sleeper.continuation.resume(throwing: CancellationError()) }
      }
      if sleeper.deadline <= state.time { return { sleeper.continuation.resume() } }
      // Behind those with the same deadline: first come, first served.
      let index = state.sleepers.firstIndex { $0.deadline > sleeper.deadline }
      state.sleepers.insert(sleeper, at: index ?? state.sleepers.endIndex)
      return nil
    }
  }

  private func cancel(_ id: Int) -> (@Sendable () -> Void)? {
    state.withLock { state -> (@Sendable () -> Void)? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      let sleeper = state.sleepers.remove(at: index)
      return { sleeper.continuation.resume(throwing: CancellationError()) }
    }
  }
}
