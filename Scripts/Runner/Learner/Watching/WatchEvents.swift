import Foundation
import WorkbookKit

/// What other threads tell the watcher.
enum WatchEvent: Sendable {
  case step(job: Int, WorkbookRun.Step)
  case finished(job: Int, Result<[ExerciseNumber: Verdict], any Error>)
  /// A command that a key called has said this about an exercise.
  case said(String, about: ExerciseNumber)
  /// The terminal was given back, or has another size.
  case terminalChanged
}

/// Events that wait for the watcher, and a descriptor that wakes it.
final class WatchEvents: Sendable {
  private let waiting = Locked<[WatchEvent]>([])
  private let wake: PipeEnds

  init() throws {
    wake = try PipeEnds()
    setNonBlocking(wake.writing)
  }

  deinit {
    close(wake.reading)
    close(wake.writing)
  }

  /// It has something to read when events wait.
  var descriptor: Int32 { wake.reading }

  /// To be called on any thread.
  func post(_ event: WatchEvent) {
    waiting.withLock { $0.append(event) }
    var byte: UInt8 = 0
    // A full pipe wakes as well.
    _ = write(wake.writing, &byte, 1)
  }

  /// The events since it was called last, in their order.
  func take() -> [WatchEvent] {
    var buffer = [UInt8](repeating: 0, count: 256)
    while read(wake.reading, &buffer, buffer.count) > 0 {}
    return waiting.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
