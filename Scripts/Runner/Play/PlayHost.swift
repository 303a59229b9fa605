import Foundation
import TerminalUI
import WorkbookPlayProtocol

/// Does what the runner asks for, and shows it what has changed.
@MainActor
final class PlayHost {
  private let session: PlaySession
  private let channel: PlayChannel
  private let usesColor: Bool

  /// The cells on the terminal; `nil` if they are not known.
  private var shown: CellGrid?
  /// The session's time at which it was last drawn.
  private var lastDrawing = Duration.zero
  /// The real time at which the session's time was last moved; `nil` before it runs.
  private var lastMove: ContinuousClock.Instant?
  /// Real time that was too little to move the session's.
  private var timeLeft = Duration.zero
  private var waiting: Task<Void, Never>?
  /// Whether what follows from the last event is still to come.
  private var isUnsettled = false

  init(session: PlaySession, channel: PlayChannel) {
    self.session = session
    self.channel = channel
    usesColor = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    session.log.mute = channel.mute
    session.log.changed = { channel.add(.wake) }
    session.host.whenChanged { channel.add(.wake) }
  }

  /// Goes on until there is no more input, or the person leaves.
  func run() async {
    await session.settle()
    for await _ in channel.arrivals {
      var mustDraw = await passTime()
      for input in channel.takeInputs() {
        if await handle(input) { mustDraw = true }
      }
      if session.hasEnded {
        channel.send(.end)
        break
      }
      if session.update() || mustDraw { writeFrame() }
      // The consequences, and slow work, come when the rest is on the screen.
      mustDraw = await settle()
      if isLive, session.prepareChange() { mustDraw = true }
      if mustDraw { writeFrame() }
      wakeAtDeadline()
    }
    exit(0)
  }

  private var isLive: Bool { lastMove != nil }

  // MARK: - Input

  /// - Returns: Whether the screen may look different.
  private func handle(_ input: PlayChannel.Input) async -> Bool {
    switch input {
    case .request(let request): return await perform(request)
    case .wake: return false
    case .end: exit(0)
    }
  }

  private func perform(_ request: PlayRequest) async -> Bool {
    switch request {
    case .event(let event):
      await perform(event)
      if isLive { channel.send(.event(event, at: session.time.inSeconds)) }
    case .replay(let seconds, let event):
      await session.advance(to: Duration(seconds: seconds))
      if session.hasReachedLimit, !event.isSize { return true }
      // A click is at what the last picture showed there, and a replay is not seen.
      if event.isPointing { _ = session.draw() }
      await perform(event)
      if session.actionLimit != nil { channel.send(.event(event, at: seconds)) }
    case .until(let count):
      session.actionLimit = count
    case .wait(let seconds):
      await session.advance(to: session.time + Duration(seconds: seconds))
      await settle()
    case .live(let seconds):
      await session.advance(to: Duration(seconds: seconds))
      session.actionLimit = nil
      lastMove = .now
      session.restart = { [channel] count, time in
        channel.send(.resume(actions: count, at: time.inSeconds))
      }
    case .title(let text):
      session.title = text
    case .note(let text):
      session.note = text
    case .picture:
      await settle()
      if session.isBlank { channel.send(.missing("The app shows nothing.")) }
      channel.send(.picture(session.picture()))
      return false
    case .snapshot(let event):
      await settle()
      channel.send(.snapshot(session.snapshot(before: event)))
      return false
    case .ping(let number):
      channel.send(.pong(number, at: session.time.inSeconds))
      return false
    }
    return true
  }

  private func perform(_ event: PlayEvent) async {
    // Events that come together are as far apart as in a replay.
    if isUnsettled { await settle() }
    isUnsettled = true
    session.handle(event)
    if case .size = event { shown = nil }
    if let missing = session.takeMissing() { channel.send(.missing(missing)) }
    if !isLive { await settle() }
  }

  /// Lets everything happen that follows from what was done.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  private func settle() async -> Bool {
    let hasChanged = await session.settle()
    isUnsettled = false
    let lines = channel.takePrinted()
    for line in lines { session.append(output: line) }
    return hasChanged || !lines.isEmpty
  }

  // MARK: - Time

  /// Moves the session's time on by the real time that has passed, in whole milliseconds.
  ///
  /// - Returns: Whether the screen may look different.
  private func passTime() async -> Bool {
    guard let lastMove else { return false }
    let now = ContinuousClock.now
    self.lastMove = now
    timeLeft += now - lastMove
    let passed = Duration.milliseconds(timeLeft.wholeMilliseconds)
    timeLeft -= passed
    let end = session.time + passed
    let isDeadlineOver = session.nextDeadline.map { $0 <= end } ?? false
    let hasTurned = session.hasSpinner && end >= nextTurn
    await session.advance(to: end)
    return isDeadlineOver || hasTurned
  }

  /// When a spinner next looks different.
  private var nextTurn: Duration { lastDrawing + .milliseconds(100) }

  /// Comes back when something next happens by itself.
  private func wakeAtDeadline() {
    waiting?.cancel()
    let deadlines = [session.nextDeadline, session.hasSpinner ? nextTurn : nil].compactMap { $0 }
    guard isLive, let deadline = deadlines.min() else { return }
    // The next millisecond, so that the deadline is over then.
    let duration = max(deadline - session.time, .zero) + .milliseconds(1)
    waiting = Task { [channel] in
      try? await Task.sleep(for: duration)
      if !Task.isCancelled { channel.add(.wake) }
    }
  }

  // MARK: - Output

  private func writeFrame() {
    guard isLive else { return }
    let next = session.draw()
    lastDrawing = session.time
    let text = next.escapeSequences(since: shown, usesColor: usesColor)
    shown = next
    if text.isEmpty { return }
    channel.send(.frame(text))
  }
}
