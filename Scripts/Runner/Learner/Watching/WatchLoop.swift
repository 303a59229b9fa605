import Foundation
import WorkbookKit
import WorkbookPlayProtocol

/// Waits for keys, saves and verdicts, and passes them to the session.
final class WatchLoop {
  private let session: WatchSession
  private let display: WatchDisplay
  private let events: WatchEvents
  private var watcher: SaveWatcher
  private var layout: [String]
  /// The descriptor that keys are read from; nil if there is none.
  private var keyboard: Int32?
  private var input = TerminalInput()

  /// - Parameter watcher: It was made before the session began its first run, so that no save in
  ///   between is missed.
  init(
    session: WatchSession,
    watcher: SaveWatcher,
    display: WatchDisplay,
    events: WatchEvents,
    keyboard: Int32?
  ) {
    self.session = session
    self.watcher = watcher
    self.display = display
    self.events = events
    self.keyboard = keyboard
    layout = session.workbook.exercisesWithOwn.map { $0.file }
  }

  /// Goes on until a key ends it; signals end the whole runner.
  func run() {
    display.draw(session)
    var lastDrawn = ContinuousClock.now
    while !session.isOver {
      // The seconds on the screen are updated while a check runs.
      var isNew = session.waiting != nil && ContinuousClock.now - lastDrawn > .milliseconds(250)
      if isKeyPressed() {
        readKeys()
        isNew = true
      } else if input.isWaiting {
        // Escape by itself: the rest of a longer sequence would be here by now.
        input.flush().forEach(take)
        isNew = true
      }
      if let changes = watcher.poll() {
        take(changes)
        isNew = true
      }
      for event in events.take() {
        if case .terminalChanged = event { display.invalidate() }
        session.take(event)
        isNew = true
      }
      if isNew {
        display.draw(session)
        lastDrawn = .now
      }
    }
  }

  private func take(_ changes: SavedFiles.Changes) {
    session.saved(changes)
    let new = session.workbook.exercisesWithOwn.map { $0.file }
    if new != layout {
      layout = new
      watcher.follow(session.workbook)
    }
  }

  /// Waits for a key, but no longer than until it is time to look for saved files and events: soon
  /// while one of them is expected, and else so seldom that it takes one part in a hundred of the
  /// processor's time.
  private func isKeyPressed() -> Bool {
    let time: Int32 = watcher.isPending || session.waiting != nil ? 20 : 100
    let sources = keyboard.map { [$0] } ?? []
    return !Platform.waitForInput(sources, milliseconds: time).isEmpty
  }

  private func readKeys() {
    guard let keyboard, display.isInForeground else { return }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(keyboard, &buffer, buffer.count)
    guard count > 0 else {
      // The terminal is gone, or keys cannot be read from it.
      if count == 0 || errno != EINTR && errno != EAGAIN { self.keyboard = nil }
      if count == 0 { session.end() }
      return
    }
    input.append(buffer[..<count]).forEach(take)
  }

  private func take(_ event: PlayEvent) {
    switch event {
    case .text(let letters): letters.forEach(press)
    case .key("ctrl-d"): session.end()
    case .key("escape"): session.goBack()
    case .key(let name): scroll(by: name)
    case .size, .click, .wheel, .tap: break
    }
  }

  private func press(_ letter: Character) {
    if letter == " " { return scroll(by: "page-down") }
    session.press(letter)
    session.startWantedProgram(lend: display.lend)
  }

  private func scroll(by key: String) {
    guard let offset = display.offset(after: key) else { return }
    session.offset = offset
    // The next key continues from there.
    display.draw(session)
  }
}
