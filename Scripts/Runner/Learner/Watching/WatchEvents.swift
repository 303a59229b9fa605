import Foundation
import WorkbookKit

/// Something that happens to the watcher.
enum WatchEvent: Sendable {
  case began
  /// Files were saved; where that changes which exercises there are, with the workbook as it is now.
  case saved(SavedFiles.Changes, of: Workbook?)
  /// The path that the learner follows was read.
  case pathRead(FollowedPath)
  /// A key that does not scroll.
  case key(Character)
  /// The wish to go back to the checks.
  case back
  /// The wish to choose another exercise of the list, so many lines further down.
  case moved(by: Int)
  /// The wish to go to the exercise that is chosen or whose number was typed.
  case entered
  /// The wish to take the last letter of that number back.
  case erased
  /// Another first row of the middle of the screen.
  case scrolled(to: Int)
  case step(job: Int, WorkbookRun.Step)
  case finished(job: Int, Result<[ExerciseID: Verdict], any Error>, at: Date)
  /// The output about an exercise of a command that a key started.
  case printed([String], about: ExerciseID)
  /// All hints of an exercise have been read.
  case hintsRead(of: ExerciseID)
  /// A sentence about something that did not work.
  case failed(String)
  /// The terminal was given back, or has another size.
  case terminalChanged
  /// The end of the keyboard's input.
  case closed
}

/// Events of other threads that wait for the watcher.
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
