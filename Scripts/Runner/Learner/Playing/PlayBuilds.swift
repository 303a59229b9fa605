import WorkbookKit

/// The builds of the program that is played, in the background, one at a time: a new one gives up the
/// one before.
final class PlayBuilds {
  enum Event: Sendable {
    case step(WorkbookRun.Step)
    case finished(Result<PlayBuildResult, any Error>)
  }

  private let build: PlayBuild
  private let environment: [String: String]
  private let events = Locked<[(number: Int, event: Event)]>([])
  private var cancellation: Cancellation?
  private var number = 0

  init(_ build: PlayBuild, environment: [String: String]) {
    self.build = build
    self.environment = environment
  }

  var isRunning: Bool { cancellation != nil }

  func start() {
    cancellation?.cancel()
    let cancellation = Cancellation()
    self.cancellation = cancellation
    number += 1
    startThread { [build, environment, events, number] in
      let post = { @Sendable (event: Event) in events.withLock { $0.append((number, event)) } }
      let result = Result {
        try build.run(environment: environment, cancellation: cancellation) { post(.step($0)) }
      }
      post(.finished(result))
    }
  }

  /// The events of the latest build since this was asked last, in their order.
  func take() -> [Event] {
    let all = events.withLock { events in
      defer { events = [] }
      return events
    }
    let current = all.filter { $0.number == number }.map { $0.event }
    if case .finished = current.last { cancellation = nil }
    return current
  }
}
