import Foundation
import WorkbookKit

/// Waits for the person, the program, saves and builds, and passes them to the reducer.
final class PlayLoop {
  private(set) var state: PlayingState
  private let reducer: PlayingReducer
  private let effects: PlayingEffects
  private let display: PlayDisplay
  private var files: PlayedFiles
  private let changes: TerminalChanges
  private let keyboard: Int32
  private var input = TerminalInput()
  private var lastInput = ContinuousClock.now
  private var lastPoll = ContinuousClock.now

  /// The rest of a sequence follows its beginning at once; a person does not.
  private static let sequenceTime = Duration.milliseconds(40)
  private static let pollInterval = Duration.milliseconds(40)

  /// - Parameter files: They were looked at before the first build, so that no save in between is
  ///   missed.
  init(
    _ state: PlayingState,
    reducer: PlayingReducer,
    effects: PlayingEffects,
    files: PlayedFiles,
    display: PlayDisplay,
    changes: TerminalChanges,
    keyboard: Int32
  ) {
    self.state = state
    self.reducer = reducer
    self.effects = effects
    self.files = files
    self.display = display
    self.changes = changes
    self.keyboard = keyboard
  }

  /// Goes on until the person ends it; signals end the whole runner.
  func run() {
    send(.began)
    while !state.isOver {
      let milliseconds: Int32 = effects.isBusy || input.isWaiting || files.isPending ? 10 : 40
      let sources = [keyboard] + effects.descriptors
      if Platform.waitForInput(sources, milliseconds: milliseconds).contains(keyboard) { read() }
      if input.isWaiting, ContinuousClock.now - lastInput >= Self.sequenceTime {
        for event in input.flush() { send(.person(event)) }
      }
      if changes.isEnd { send(.closed) }
      if changes.take() { send(.terminalChanged(display.size)) }
      effects.events().forEach(send)
      send(.ticked)
      let now = ContinuousClock.now
      if files.isPending || now - lastPoll >= Self.pollInterval {
        lastPoll = now
        if files.areSaved() { send(.saved) }
      }
    }
  }

  private func send(_ event: PlayingEvent) {
    for effect in reducer.reduce(&state, event) {
      if let result = effects.run(effect, in: state) { send(result) }
    }
  }

  private func read() {
    guard display.isInForeground else {
      // The keys belong to another program.
      usleep(20_000)
      return
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(keyboard, &buffer, buffer.count)
    guard count > 0 else {
      // The terminal is gone.
      if count == 0 || errno != EINTR && errno != EAGAIN { send(.closed) }
      return
    }
    lastInput = .now
    for event in input.append(buffer[..<count]) { send(.person(event)) }
  }
}

/// Whether the terminal was given back, has another size, or is to be left, noted on the thread of the
/// signals.
final class TerminalChanges: Sendable {
  private let isChanged = Locked(false)
  private let isEnded = Locked(false)

  /// Whether the person wants to leave.
  var isEnd: Bool { isEnded.withLock { $0 } }

  func noteEnd() {
    isEnded.withLock { $0 = true }
  }

  func note() {
    isChanged.withLock { $0 = true }
  }

  /// Whether there was one since this was asked last.
  func take() -> Bool {
    isChanged.withLock { isChanged in
      defer { isChanged = false }
      return isChanged
    }
  }
}
