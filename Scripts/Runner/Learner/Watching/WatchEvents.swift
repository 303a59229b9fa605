import WorkbookKit

/// A report of another thread to the watcher.
enum WatchEvent: Sendable {
  case step(job: Int, WorkbookRun.Step)
  case finished(job: Int, Result<[ExerciseID: Verdict], any Error>)
  /// The output about an exercise of a command that a key started.
  case printed(String, about: ExerciseID)
  /// The terminal was given back, or has another size.
  case terminalChanged
}

/// Events that wait for the watcher, from any thread.
final class WatchEvents: Sendable {
  private let waiting = Locked<[WatchEvent]>([])

  func post(_ event: WatchEvent) {
    waiting.withLock { $0.append(event) }
  }

  /// The events since it was called last, in their order.
  func take() -> [WatchEvent] {
    waiting.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
