import WorkbookKit

/// What the person has done to a program since it was started, so that it can be done again to the
/// next one.
struct PlayRecording {
  private(set) var events: [(event: PlayEvent, seconds: Double)] = []
  /// The latest time that the program has named.
  private var seconds = 0.0

  /// More than anybody does by hand; the rest is not done again.
  static let limit = 20_000

  var isEmpty: Bool { events.isEmpty }

  mutating func add(_ event: PlayEvent, at time: Double) {
    reach(time)
    if events.count < Self.limit { events.append((event, seconds)) }
  }

  /// Notes the program's time, which never goes back.
  mutating func reach(_ time: Double) {
    seconds = max(seconds, time)
  }

  /// What makes another program do the same, and go on from there.
  var requests: [PlayRequest] {
    events.map { .replay(at: $0.seconds, $0.event) } + [.live(at: seconds)]
  }
}
