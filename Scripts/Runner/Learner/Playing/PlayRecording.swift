import WorkbookKit
import WorkbookPlayProtocol

/// The events that the person has caused in a program since it was started, so that they can be
/// replayed in the next one. The recording begins with the terminal's size.
struct PlayRecording {
  private(set) var events: [(event: PlayEvent, seconds: Double)] = []
  /// The last size among the events.
  private var size: PlayEvent?
  /// The latest time that the program has named.
  private var seconds = 0.0

  /// More than anybody does by hand; the rest is not done again.
  static let limit = 20_000

  /// Whether the person has done nothing, or has only changed the terminal's size.
  var isEmpty: Bool { events.allSatisfy { $0.event.isSize } }

  mutating func add(_ event: PlayEvent, at time: Double) {
    reach(time)
    if event.isSize {
      guard event != size else { return }
      size = event
      // Dragging a window makes many sizes, of which nothing was done at but the last. The first size
      // of all is that of what happens by itself.
      if events.count > 1, events[events.count - 1].event.isSize { events.removeLast() }
    } else if events.count >= Self.limit {
      return
    }
    events.append((event, seconds))
  }

  /// Notes the terminal's size at which the next program continues.
  mutating func resume(columns: Int, rows: Int) {
    add(.size(columns: columns, rows: rows), at: seconds)
  }

  /// Notes the program's time, which never goes back.
  mutating func reach(_ time: Double) {
    seconds = max(seconds, time)
  }

  /// Forgets what was done after a time.
  mutating func goBack(to time: Double) {
    events.removeAll { $0.seconds > time && !$0.event.isSize }
    seconds = time
  }

  /// The requests that make another program do the same, and continue from there.
  var requests: [PlayRequest] {
    events.map { .replay(at: $0.seconds, $0.event) } + [.live(at: seconds)]
  }
}
