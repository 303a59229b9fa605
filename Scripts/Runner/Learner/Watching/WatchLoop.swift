import Foundation
import WorkbookKit

/// Waits for keys, saves and verdicts, and tells the session of them.
final class WatchLoop {
  private let session: WatchSession
  private let display: WatchDisplay
  private let events: WatchEvents
  private var watcher: SaveWatcher
  private var layout: [String]
  /// Where keys come from; nil if there are none.
  private var keyboard: Int32?
  private var keys = KeyReader()

  /// - Parameter watcher: It has been looking since before the session began its first run, so that
  ///   no save in between is missed.
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
    layout = session.workbook.exercises.map { $0.file }
  }

  /// Goes on until a key ends it; signals end the whole runner.
  func run() {
    display.draw(session)
    while !session.isOver {
      let isTyped = wait()
      if isTyped { readKeys() }
      look()
      for event in events.take() {
        if case .terminalChanged = event { display.invalidate() }
        session.take(event)
      }
      display.draw(session)
    }
  }

  private func look() {
    guard let changes = watcher.look() else { return }
    session.saved(changes)
    let new = session.workbook.exercises.map { $0.file }
    if new != layout {
      layout = new
      watcher.follow(session.workbook)
    }
  }

  /// Sleeps until there is something to do, and answers whether a key was pressed.
  private func wait() -> Bool {
    // The seconds on the screen are updated while a check runs.
    let patience = min(watcher.patience, session.waiting == nil ? .seconds(1) : .milliseconds(250))
    let sources = [events.descriptor] + [watcher.descriptor, keyboard].compactMap { $0 }
    let milliseconds =
      patience.components.seconds * 1000 + patience.components.attoseconds / 1_000_000_000_000_000
    let ready = Platform.waitForInput(sources, milliseconds: Int32(milliseconds))
    return keyboard.map(ready.contains) ?? false
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
    for key in keys.append(buffer[..<count]) {
      switch key {
      case .letter(let letter): session.press(letter)
      case .endOfInput: session.end()
      default:
        session.offset = display.offset(after: key)
        // The next key goes on from there.
        display.draw(session)
      }
    }
  }
}
